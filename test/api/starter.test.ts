import { expect, test } from 'vitest'
import { prepare } from '#server/bootstrap.ts'
import { readConfig } from '#server/config.ts'
import { forFile } from '../support/clean-up.ts'
import { openShop } from '../support/shop.ts'

const boss = { email: 'owner@mail.example', password: 'bahut lamba raaz' }
const env = { DEMO: '0', ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password }
const path = 'admin/products/starter'

async function newShop() {
  const shop = await openShop({ fill: async () => undefined })
  await prepare(shop, readConfig(env))
  const owner = shop.guest()
  expect((await owner.post('user/login', boss)).status).toBe(200)
  const events = () => shop.db.all`select seq from event where kind = 'products.imported'`
  const names = async () =>
    (await owner.get('admin/products')).body.data.map(({ name }: { name: string }) => name).toSorted() // prettier-ignore
  return { shop, owner, events, names }
}

const sugar = { key: 'sugar-1kg', price: 165, stock: 40 }
const onions = { key: 'onions-1kg', price: '99.50' }
const atta = { key: 'chakki-atta-10kg', price: 1450 }
const key = (name: string) => ({ 'idempotency-key': `key-of-${name}` })

test('sixty groceries need a price, none of them is in the shop yet', async () => {
  const { owner } = await newShop()
  const { status, body } = await owner.get(path)
  expect(status).toBe(200)
  expect(body.data).toHaveLength(60)
  expect(body.data[0]).toEqual({
    key: 'chakki-atta-10kg',
    name: 'Chakki Atta',
    nameUr: 'چکی آٹا',
    pack: '10 kg',
    brand: '',
    mainCategory: 'Flour, Rice & Pulses',
    mainCategoryUr: 'آٹا، چاول اور دالیں',
    subCategory: 'Flour',
    number: null,
  })
})

test('the chosen are added with their prices, and the categories stand in the order of the set', async () => {
  const { shop, owner, events } = await newShop()
  const first = await owner.post(path, { products: [onions, sugar] }, key('first'))
  expect(first).toMatchObject({ status: 200, body: { data: { added: ['onions-1kg', 'sugar-1kg'], known: [] } } }) // prettier-ignore
  await owner.post(path, { products: [atta] }, key('second'))
  const { data } = (await owner.get('admin/products?q=onions')).body
  expect(data).toMatchObject([
    { name: 'Onions (Pyaz)', listPrice: 99.5, stock: null, nameUr: 'پیاز', published: true },
  ])
  const tree = (await shop.guest().get('category/tree')).body.data
  expect(tree.map(({ name }: { name: string }) => name)).toEqual([
    'Flour, Rice & Pulses',
    'Sugar & Baking',
    'Fruit & Vegetables',
  ])
  expect(await events()).toHaveLength(2)
  const starter = (await owner.get(path)).body.data
  expect(starter.filter(({ number }: { number: number | null }) => number !== null)).toHaveLength(3)
})

test('a repeat returns the same answer; existing products stay unchanged and are named', async () => {
  const { owner, events, names } = await newShop()
  const send = (products: object[], headers = key('first')) =>
    owner.post(path, { products }, headers)
  const answer = { added: ['sugar-1kg'], known: [] }
  const both = await Promise.all([send([sugar]), send([sugar])])
  for (const reply of both) expect(reply).toMatchObject({ status: 200, body: { data: answer } })
  expect((await send([sugar])).body.data).toEqual(answer)
  expect((await send([{ ...sugar, price: 1 }, atta], key('next'))).body.data).toEqual({
    added: ['chakki-atta-10kg'],
    known: ['sugar-1kg'],
  })
  expect(await names()).toEqual(['Chakki Atta', 'Sugar'])
  const [found] = (await owner.get('admin/products?q=sugar')).body.data
  expect(found).toMatchObject({ listPrice: 165, stock: 40, version: 1 })
  expect((await send([sugar], key('last'))).body.data).toEqual({ added: [], known: ['sugar-1kg'] })
  expect(await events()).toHaveLength(2)
})

/** For tables of what is refused: nothing in it changes. */
const newShopOfFile = forFile(newShop)

test.each<[string, object, RegExp]>([
  ['nothing chosen', { products: [] }, /at least 1 entry/],
  ['no such product', { products: [{ key: 'caviar', price: 5 }] }, /is not in the list/],
  ['no price', { products: [{ key: sugar.key }] }, /amount in rupees/],
  ['a price of zero', { products: [{ ...sugar, price: 0 }] }, /price above 0/],
  ['a price below zero', { products: [{ ...sugar, price: -5 }] }, /amount in rupees/],
  ['three decimals', { products: [{ ...sugar, price: 1.005 }] }, /at most two decimals/],
  ['half a piece', { products: [{ ...sugar, stock: 1.5 }] }, /whole number/],
  ['one named twice', { products: [sugar, sugar] }, /name a product once/],
])('%s is refused in one sentence, and nothing is written', async (_, body, says) => {
  const { owner, names, events } = newShopOfFile()
  const reply = await owner.post(path, body)
  expect(reply.status).toBe(400)
  expect(reply.body.message).toMatch(says)
  expect(await names()).toEqual([])
  expect(await events()).toEqual([])
})

test('one bad price among good ones adds none of them', async () => {
  const { owner, names } = await newShop()
  expect((await owner.post(path, { products: [atta, { ...sugar, price: 0 }] })).status).toBe(400)
  expect((await owner.post(path, { products: [atta] }, { 'idempotency-key': 'short' })).status).toBe(400) // prettier-ignore
  expect(await names()).toEqual([])
})
