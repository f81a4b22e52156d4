import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { demoPasswords, prepare } from '#server/bootstrap.ts'
import { appointOwner } from '#shop/accounts/staff/appoint-owner.ts'
import { password } from '../support/cast.ts'
import { pngPhoto } from '../support/pictures.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const owner = { email: 'new-owner@kiryana.example', password: 'bahut lamba raaz' }

const login = (shop: TestShop, email: string, typed: string) =>
  shop.guest().post('user/login', { email, password: typed })

/** The start as main.ts makes it, with the owner's settings. */
const start = (shop: TestShop, { email, password: given } = owner) =>
  prepare(shop, readConfig({ DEMO: '0', ADMIN_EMAIL: email, ADMIN_PASSWORD: given }))

test('an account opened by another person with the owner’s address becomes the owner’s', async () => {
  const shop = await openShop()
  const stranger = shop.guest()
  const form = { fullname: 'Stranger', number: '0311 1234567', type: 'normal', password }
  const picture = { content: await pngPhoto() }
  const opened = await stranger.form('user/signup', { ...form, email: owner.email }, picture)
  expect(opened.status).toBe(201)
  await stranger.post('user/login', { email: owner.email, password })
  await stranger.form('user/updateprofile', { email: 'elsewhere@kiryana.example' })

  expect(await start(shop)).toEqual([expect.stringContaining('had a shopper’s account')])
  expect((await stranger.get('user/me')).body).toBeNull()
  expect((await login(shop, owner.email, password)).status).toBe(401)
  expect((await login(shop, '0311 1234567', password)).status).toBe(401)
  expect((await login(shop, owner.email, owner.password)).body).toMatchObject({
    role: 'owner',
    pending_email: null,
  })
  expect(await shop.db.all`select * from contact_link`).toEqual([])
})

test('a password that the owner has changed since stays, also one of staff who becomes the owner', async () => {
  const shop = await openShop()
  expect(await start(shop)).toEqual([])
  const mine = shop.guest()
  await mine.post('user/login', owner)
  await mine.form('user/updateprofile', { password: 'changed by the owner' })
  expect(await start(shop)).toEqual([])
  expect((await login(shop, owner.email, owner.password)).status).toBe(401)
  expect((await mine.get('user/me')).body.role).toBe('owner')
  const clerk = { email: 'clerk@kiryana.example', password: owner.password }
  expect(await start(shop, clerk)).toEqual([])
  expect((await login(shop, clerk.email, password)).body.role).toBe('owner')
})

test('of two servers that start at once one takes the account over', async () => {
  const shop = await openShop()
  const amina = { ...owner, email: 'amina@kiryana.example', name: 'Owner', phone: '' }
  const done = await Promise.all([1, 2, 3].map(() => appointOwner(shop, amina)))
  expect(done.toSorted()).toEqual(['kept', 'kept', 'taken-over'])
})

test('no default account: common credentials open nothing', async () => {
  const shop = await openShop({ fill: async () => undefined })
  await prepare(shop, readConfig({ DEMO: '0' }))
  expect(await shop.count('account')).toBe(0)
  for (const [who, typed] of [
    ['admin', 'admin'],
    ['admin@kiryana.example', 'admin'],
    ['owner', 'password'],
  ])
    expect((await login(shop, who ?? '', typed ?? '')).status).toBe(401)
})

test.each([
  [null, true],
  ['http://shop.example', true],
  ['https://shop.example', false],
])('a demo shop at %s opens with the published password: %s', (publicUrl, isPublished) => {
  const { shoppers, staff } = demoPasswords(publicUrl, 'published')
  expect(shoppers === 'published').toBe(isPublished)
  expect(staff).toMatch(/^[\w-]{12}$/)
})
