import { expect, test } from 'vitest'
import { prepare } from '#server/bootstrap.ts'
import { readConfig } from '#server/config.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { type Caller, openShop } from '../support/shop.ts'
import { fillWithStories } from '../support/stories.ts'

const boss = { email: 'owner@mail.example', password: 'bahut lamba raaz' }
const type = { 'content-type': 'text/csv' }

/** Texts that a spreadsheet, a comma or a quotation mark could spoil. */
const hostile = {
  name: '=cmd|calc, "Masala"',
  brand: "O'Brien, Sons",
  description: 'First line.\nSecond, "quoted"; with a semicolon',
  fullDescription: '- a list\n- of things',
  highlights: ['Stone ground', '−20 % salt, no sugar'],
  mainCategory: 'Spices',
  subCategory: 'Spices',
  itemCategory: 'Masala',
  pack: '100 g',
  listPrice: 120.5,
  offerPrice: 99,
  offerFrom: '2025-01-02T10:30:00Z',
  offerUntil: '2025-02-01T00:00:00+05:00',
  multiBuy: { quantity: 3, price: 300 },
  wholesaleListPrice: 100,
  stock: 7,
  colors: [{ name: 'Mithai pink', swatch: '#f291b3' }, { name: 'Red' }],
  nameUr: 'مصالحہ',
  allergens: ['Mustard', 'Nuts'],
}

async function listOf(caller: Caller) {
  const reply = await caller.get('admin/products/csv')
  expect(reply.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' })
  return reply.text
}

test('a list of all products changes nothing where it came from, and makes the same shop elsewhere', async () => {
  const shop = await openShop({ fill: fillWithStories })
  const clerk = await shop.as('clerk')
  expect((await clerk.post('admin/products', hostile)).status).toBe(201)
  expect((await clerk.post('admin/products', { ...hostile, published: true, sku: 'M-1' })).status).toBe(201) // prettier-ignore
  const csv = await listOf(clerk)
  const count = (await clerk.get('admin/products')).body.total
  const again = await clerk.post('admin/products/import', csv, type)
  expect(again.body.data).toMatchObject({ added: 0, changed: 0, unchanged: count, refused: 0 })

  const other = await openShop({ fill: async () => undefined })
  await prepare(other, readConfig({ DEMO: '0', ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password })) // prettier-ignore
  const owner = other.guest()
  await owner.post('user/login', boss)
  const taken = await owner.post('admin/products/import', csv, type)
  expect(taken.body.data).toMatchObject({ added: count, refused: 0 })
  expect(withoutCodes(await listOf(owner))).toEqual(withoutCodes(csv))
  const { data } = (await owner.get('admin/products?q=masala')).body
  expect(data.map(({ published }: { published: boolean }) => published).toSorted()).toEqual([false, true]) // prettier-ignore
  expect(data[0]).toMatchObject({ ...hostile, pack: { text: '100 g' },
    multiBuy: { quantity: 3, price: 300 }, colors: expect.anything(), offerFrom: '2025-01-02T10:30:00.000Z', offerUntil: expect.any(String) }) // prettier-ignore
  await expectSoundLedger(other)
})

/** What has no code of its own is named by its number, which is another one elsewhere; rows in any order. */
const withoutCodes = (csv: string) =>
  csv
    .replaceAll(/^kiryana-\d+,/gm, ',')
    .split('\r\n')
    .toSorted()

test('it is for staff who may read products', async () => {
  const shop = await openShop()
  expect((await shop.guest().get('admin/products/csv')).status).toBe(401)
  expect((await (await shop.as('amina')).get('admin/products/csv')).status).toBe(403)
})
