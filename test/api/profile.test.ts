import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { pngPhoto } from '../support/pictures.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const picture = { content: await pngPhoto() }
const row = (shop: TestShop, id: string) =>
  shop.db.one<Record<string, unknown>>`select * from account where id = ${id}`
const filesOf = (shop: TestShop) =>
  readdirSync(join(shop.dataFolder, 'media'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.webp'))
    .toSorted()
const elevenMinutes = 11 * 60_000

test('sent fields change; empty or absent ones stay', async () => {
  const shop = await openShop()
  const hina = await shop.as('hina')
  const reply = await hina.form('user/updateprofile', {
    fullname: ' Hina & Daughters ',
    number: '',
    email: '',
    bussinesname: 'Hina Wholesale',
    password: '',
  })
  expect(reply).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'Profile updated successfully',
      user: {
        fullname: 'Hina & Daughters',
        email: 'hina@kiryana.example',
        bussinesname: 'Hina Wholesale',
        bussinesaddress: 'Saddar, Rawalpindi',
      },
    },
  })
  expect(await row(shop, 'hina')).toMatchObject({
    full_name: 'Hina & Daughters',
    phone: '+923000000002',
    wholesale_since: expect.any(Number),
  })
  expect(
    (await hina.form('user/updateprofile', { number: '(0300) 555-1234' })).body.user.number,
  ).toBe('+923005551234')
})

test('type, role, points, card and wholesale prices cannot be changed; retail accounts have no business', async () => {
  const shop = await openShop()
  const before = await row(shop, 'amina')
  const more = {
    type: 'stock',
    role: 'owner',
    loyalty_points: '999',
    loyaltycard_no: '1',
    wholesale: 'true',
    _id: 'bilal',
  }
  expect((await (await shop.as('amina')).form('user/updateprofile', more)).status).toBe(200)
  expect(await row(shop, 'amina')).toEqual({ ...before, changes: expect.any(Number) })
})

test('invalid input is refused, and nothing changes', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const before = await row(shop, 'amina')
  const rows: [what: string, fields: Record<string, string>, status: number, says: string][] = [
    [
      "another's e-mail",
      { email: 'BILAL@kiryana.example' },
      409,
      'There is already an account with this e-mail address',
    ],
    ['no e-mail', { email: 'amina at home' }, 400, 'Please enter a valid e-mail address'],
    [
      'no phone',
      { number: '12' },
      400,
      'Please enter a valid Pakistani phone number, such as 0300 1234567',
    ],
    [
      'a short password',
      { password: 'short' },
      400,
      'Please choose a password of at least 8 characters',
    ],
    [
      'a business',
      { bussinesname: 'Amina Traders' },
      400,
      'Only a wholesale account has a business name and address',
    ],
    [
      'its address',
      { bussinesaddress: 'Saddar' },
      400,
      'Only a wholesale account has a business name and address',
    ],
    ['NUL', { fullname: 'Amina\0' }, 400, 'Please check “fullname”. This must be plain text.'],
  ]
  for (const [what, fields, status, says] of rows) {
    const reply = await amina.form(
      'user/updateprofile',
      { fullname: 'Somebody', ...fields },
      picture,
    )
    expect([what, reply.status, reply.body.message]).toEqual([what, status, says])
  }
  expect(await row(shop, 'amina')).toEqual(before)
  expect(filesOf(shop)).toEqual([])
  expect((await shop.guest().form('user/updateprofile', { fullname: 'Nobody' })).status).toBe(401)
  expect((await amina.post('user/updateprofile', { fullname: 'Json' })).status).toBe(415)
})

test('a new picture takes the place of the old one', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const first = (await amina.form('user/updateprofile', {}, picture)).body.user.profile
  expect(first).toMatch(/^people\/[\da-f-]{36}\.webp$/)
  const second = (await amina.form('user/updateprofile', {}, picture)).body.user.profile
  expect(second).not.toBe(first)
  expect(filesOf(shop)).toHaveLength(2)
  await Promise.all([1, 2, 3, 4].map(() => amina.form('user/updateprofile', {}, picture)))
  const kept = (await amina.get('user/me')).body.profile as string
  expect(filesOf(shop)).toEqual([kept, kept.replace('.webp', '@160.webp')].toSorted())
})

test('a fresh session changes the password; all other sessions end', async () => {
  const shop = await openShop()
  const [here, there] = [await shop.as('amina'), await shop.as('amina')]
  const bilal = await shop.as('bilal')
  expect((await here.form('user/updateprofile', { password: 'a quite new password' })).status).toBe(
    200,
  )
  expect((await here.get('user/me')).body).toMatchObject({ _id: 'amina' })
  expect((await there.get('user/me')).body).toBeNull()
  expect((await bilal.get('user/me')).body).toMatchObject({ _id: 'bilal' })
  const login = (typed: string) =>
    shop.guest().post('user/login', { email: 'amina@kiryana.example', password: typed })
  expect((await login(password)).status).toBe(401)
  expect((await login('a quite new password')).status).toBe(200)
})

test('an older session needs the current password too', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const before = await row(shop, 'amina')
  shop.later(elevenMinutes)
  const change = (more: Record<string, string>) =>
    amina.form('user/updateprofile', { password: 'a quite new password', ...more })
  expect(await change({})).toMatchObject({
    status: 400,
    body: { message: 'Please enter your current password' },
  })
  expect((await change({ currentpassword: 'not this' })).status).toBe(400)
  expect(await row(shop, 'amina')).toEqual(before)
  expect((await amina.form('user/updateprofile', { fullname: 'Amina S.' })).status).toBe(200)
  expect((await change({ currentpassword: password })).status).toBe(200)
  expect((await row(shop, 'amina')).password_hash).not.toBe(before.password_hash)
})
