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

test('an empty shop lacks everything; what was mended is gone from the list', async () => {
  const { owner, setup, missing } = await newShop()
  expect(await setup()).toEqual({
    open: false,
    missing: [
      { part: 'products', needed: true },
      { part: 'phone', needed: true },
      { part: 'address', needed: false },
      { part: 'hours', needed: false },
      { part: 'delivery', needed: false },
      { part: 'logo', needed: false },
      { part: 'twoFactor', needed: false },
    ],
  })
  const mended = { phone: '+92 51 555 0199', address: 'Raja Bazaar', hours, shippingPrice: 180 }
  expect((await owner.patch('admin/settings', mended)).status).toBe(200)
  expect(await missing()).toEqual(['products', 'logo', 'twoFactor'])
  await owner.patch('admin/settings', { address: '' })
  expect(await missing()).toEqual(['products', 'address', 'logo', 'twoFactor'])
})

test('an open shop is reminded of what it cannot do without, and of nothing else', async () => {
  const { owner, setup } = await newShop()
  await owner.patch('admin/settings', { storefrontOpen: true })
  expect((await setup()).open).toBe(true)
  const shop = await openShop()
  const other = await shop.as('owner')
  const today = async () => (await other.get('admin/today')).body.data.setup
  expect(await today()).toBeNull()
  await other.patch('admin/settings', { phone: '' })
  expect(await today()).toMatchObject({ open: true, missing: expect.arrayContaining([{ part: 'phone', needed: true }]) }) // prettier-ignore
  await other.patch('admin/settings', { phone: '051 111 222', storefrontOpen: false })
  expect(await today()).toMatchObject({ open: false })
})

test('a delivery charge that is left as it is counts as said, once', async () => {
  const { shop, owner, missing } = await newShop()
  const events = async () =>
    (await shop.db.all`select seq from event where kind = 'settings.changed'`).length
  expect(await missing()).toContain('delivery')
  const before = await events()
  const keep = () => owner.patch('admin/settings', { shippingPrice: 150 })
  expect((await keep()).status).toBe(200)
  expect((await keep()).status).toBe(200)
  expect(await missing()).not.toContain('delivery')
  expect(await events()).toBe(before + 1)
})
