import { expect, test } from 'vitest'
import { prepare } from '#server/bootstrap.ts'
import { readConfig } from '#server/config.ts'
import { openShop } from '../support/shop.ts'

const boss = { email: 'owner@mail.example', password: 'bahut lamba raaz' }
const env = { DEMO: '0', ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password }
const hours = [{ days: 'Daily', open: '09:00', close: '21:00' }]

async function newShop() {
  const shop = await openShop({ fill: async () => undefined })
  await prepare(shop, readConfig(env))
  const owner = shop.guest()
  expect((await owner.post('user/login', boss)).status).toBe(200)
  const setup = async () => (await owner.get('admin/today')).body.data.setup
  const missing = async () => (await setup())?.missing.map(({ part }: { part: string }) => part)
  return { shop, owner, setup, missing }
}

test('an empty shop lacks everything; completed steps leave the list', async () => {
  const { owner, setup, missing } = await newShop()
  expect(await setup()).toEqual({
    open: false,
    remind: true,
    missing: [
      { part: 'products', needed: true },
      { part: 'phone', needed: true },
      { part: 'name', needed: false },
      { part: 'address', needed: false },
      { part: 'hours', needed: false },
      { part: 'delivery', needed: false },
      { part: 'payment', needed: false },
      { part: 'logo', needed: false },
      { part: 'banners', needed: false },
      { part: 'pictures', needed: false },
      { part: 'twoFactor', needed: false },
    ],
  })
  const mended = {
    shopName: 'Bismillah Store',
    phone: '+92 51 555 0199',
    address: 'Raja Bazaar',
    hours,
    shippingPrice: 180,
  }
  expect((await owner.patch('admin/settings', mended)).status).toBe(200)
  expect(await missing()).toEqual([
    'products',
    'payment',
    'logo',
    'banners',
    'pictures',
    'twoFactor',
  ])
  await owner.patch('admin/settings', { address: '' })
  expect(await missing()).toEqual([
    'products',
    'address',
    'payment',
    'logo',
    'banners',
    'pictures',
    'twoFactor',
  ])
})

test('a shop that was always open is reminded of required steps only', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  const today = async () => (await owner.get('admin/today')).body.data.setup
  expect(await today()).toMatchObject({ open: true, remind: false, missing: expect.arrayContaining([{ part: 'logo', needed: false }]) }) // prettier-ignore
  await owner.patch('admin/settings', { phone: '' })
  expect(await today()).toMatchObject({ open: true, remind: true, missing: expect.arrayContaining([{ part: 'phone', needed: true }]) }) // prettier-ignore
})

test('an opened shop lists missing steps, and reminds its owner for 30 days', async () => {
  const shop = await openShop()
  const today = async () => (await (await shop.as('owner')).get('admin/today')).body.data.setup
  const opens = async (storefrontOpen: boolean) =>
    (await shop.as('owner')).patch('admin/settings', { storefrontOpen, hours: [], address: '' })
  await opens(false)
  expect(await today()).toMatchObject({ open: false, remind: true })
  await opens(true)
  const missing = expect.arrayContaining(
    ['hours', 'address', 'twoFactor'].map((part) => ({ part, needed: false })),
  )
  expect(await today()).toMatchObject({ open: true, remind: true, missing })
  shop.later(31 * 24 * 60 * 60_000)
  expect(await today()).toMatchObject({ open: true, remind: false, missing })
})

test.each([
  ['name', { shopName: 'Kiryana' }],
  ['delivery', { shippingPrice: 150 }],
  ['payment', { paymentMethods: ['cod', 'card'] }],
])('saving %s unchanged counts as done', async (part, asItIs) => {
  const { shop, owner, missing } = await newShop()
  const events = async () =>
    (await shop.db.all`select seq from event where kind = 'settings.changed'`).length
  expect(await missing()).toContain(part)
  const before = await events()
  const keep = () => owner.patch('admin/settings', asItIs)
  expect((await keep()).status).toBe(200)
  expect((await keep()).status).toBe(200)
  expect(await missing()).not.toContain(part)
  expect(await events()).toBe(before + 1)
})
