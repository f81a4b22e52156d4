import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refreshPopularity } from '#shop/catalogue/catalogue.store.ts'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import type { ListQuery } from '#shop/catalogue/lists/chosen-list.ts'
import { type ProductSort, productSorts } from '#shop/catalogue/product.ts'
import { fillProducts } from '../../demo/fill-products.ts'
import { countsBySql, listBySql } from '../support/lists-by-sql.ts'
import { offersByProducts } from '../support/offers-by-products.ts'
import { allowManyOrders, buyNow, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'
import { addSizes } from '../support/sizes.ts'

type Deed = (shop: TestShop, clerk: Caller, amina: Caller) => Promise<unknown>

const hour = 60 * 60_000
const good = fc.constantFrom('apples', 'atta', 'chai', 'soldout', 'draft')
const change = fc.oneof(
  fc.record({ stock: fc.constantFrom(0, 1, 5, null) }),
  fc.record({ published: fc.boolean() }),
  fc.record({ listPrice: fc.constantFrom(100, 700, 1250) }),
  fc.record({ name: fc.constantFrom('Zeera', 'atta', 'آٹا', '🥭 Mango', 'Ｗide') }),
  fc.record({ itemCategory: fc.constantFrom('Atta', 'Apples', 'Something new') }),
  fc.record({ wholesaleListPrice: fc.constantFrom(90, 650, null) }),
  fc.record({ offerPrice: fc.constantFrom(50, 60, null) }),
  fc.record({
    offerPrice: fc.constant(40),
    offerFrom: fc.constantFrom('2025-01-05T11:00:00Z', null),
    offerUntil: fc.constantFrom('2025-01-05T13:00:00Z', null),
  }),
  fc.record({
    multiBuy: fc.constantFrom({ quantity: 3, price: 150 }, { quantity: 2, price: 90 }, null),
  }),
  fc.record({ family: fc.constantFrom('one', 'two', null) }),
)

async function patch(clerk: Caller, id: string, fields: object) {
  const { status, text } = await clerk.patch(`admin/products/${id}`, fields)
  if (status !== 200 && !text.includes('offer')) throw new Error(text) // an offer above the price is refused
}

const count = async (shop: TestShop, clerk: Caller, id: string, stock: number | null) =>
  patch(clerk, id, { stock, stockBefore: await shop.stockOf(id) })

const changing = fc.tuple(good, change).map(
  ([id, fields]): Deed =>
    (shop, clerk) =>
      'stock' in fields ? count(shop, clerk, id, fields.stock) : patch(clerk, id, fields),
)
const sellingTheLast = fc.boolean().map((isCancelled): Deed => async (shop, clerk, amina) => {
  await count(shop, clerk, 'lastmango', 1)
  const order = buyNow(650, [{ product: 'lastmango', quantity: 1 }])
  const { _id: id } = await placed(amina, order)
  if (isCancelled) await amina.post(`order/${id}/cancel`, { products: [] })
})
const countingSales = fc.constant<Deed>(async (shop, clerk) => {
  await refreshPopularity(shop.db, shop.now())
  await patch(clerk, 'chai', { description: 'Strong' }) // lists are looked at at once only after an event
})
const waiting = fc.integer({ min: 0, max: 2 }).map(
  (hours): Deed =>
    async (shop) =>
      shop.later(hours * hour),
)
const deeds = fc.array(
  fc.oneof({ weight: 4, arbitrary: changing }, sellingTheLast, countingSales, waiting),
  { minLength: 3, maxLength: 8 },
)

test('lists and counts in memory equal the database after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (some) => {
      const shop = await openShop()
      await allowManyOrders(shop.db)
      const [clerk, amina, hina] = [
        await shop.as('clerk'),
        await shop.as('amina'),
        await shop.as('hina'),
      ]
      await addSizes(clerk)
      // Lists in every sort order exist before the change, and each change shows in one of them.
      for (const [at, deed] of some.entries()) {
        await deed(shop, clerk, amina)
        await expectAsTheDatabase(shop, shop.guest(), 'retail', [productSorts[at % 5] ?? 'name'])
      }
      await expectAsTheDatabase(shop, hina, 'wholesale', productSorts)
    }),
    { numRuns: 3 },
  )
})

async function expectAsTheDatabase(
  shop: TestShop,
  caller: Caller,
  priceList: ListQuery['priceList'],
  sorts: readonly ProductSort[],
) {
  const families = await familiesIn(shop)
  for (const sort of sorts)
    for (const [once, inStock] of [
      [false, false],
      [true, false],
      [true, true],
    ] as const)
      for (const categoryPath of ['', 'flour-rice/flour/atta']) {
        const asked: ListQuery = {
          categoryPaths: categoryPath === '' ? [] : [categoryPath],
          sort,
          priceList,
          inStock,
          families: once,
        }
        const query = `sort=${sort}&category_path=${categoryPath}${once ? '&families=1' : ''}${inStock ? '&in_stock=1' : ''}`
        const whole = await listBySql(shop.db, asked, shop.now())
        const { body } = await caller.get(`shoppingitems?limit=100&${query}`)
        const shown = body.data.map(({ id }: { id: number }) => id)
        // An available size may replace the found one, so compare families only.
        const named = (numbers: number[]) => {
          const found = numbers.map((one) => (once ? families.get(one) : one))
          // A family stands where its household size does, which SQL doesn't know.
          return once && sort === 'popular' ? found.toSorted() : found
        }
        expect([query, body.total, named(shown)]).toEqual([query, whole.length, named(whole)])
      }
  const offers = (await caller.get('shoppingitems/offers?limit=100')).body
  const numbers = offers.data.map(({ id }: { id: number }) => id)
  expect(numbers).toEqual(await offersByProducts(shop, priceList))
  const { body } = await caller.get('category/tree')
  expect(leavesOf(body.data)).toEqual(await countsBySql(shop.db))
}

async function familiesIn({ db }: TestShop) {
  const rows = await db.all<{ number: number; family: string }>`
    select number, coalesce(family_key, id) as family from product`
  return new Map(rows.map(({ number, family }) => [number, family]))
}

const leavesOf = (nodes: readonly CategoryNode[]): object[] =>
  nodes
    .flatMap(function leaves(node): CategoryNode[] {
      return node.children.length === 0 ? [node] : node.children.flatMap(leaves)
    })
    .map(({ path, products, families }) => ({ path, products, families }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))

test('selling the last piece removes the product from “in stock” at once; a cancellation restores it', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const inStock = async () =>
    (await shop.guest().get('shoppingitems?in_stock=1&limit=5')).body.total
  expect(await inStock()).toBe(4)
  const order = buyNow(650, [{ product: 'lastmango', quantity: 1 }])
  const { _id: id } = await placed(amina, order)
  expect(await inStock()).toBe(3)
  await amina.post(`order/${id}/cancel`, { products: [] })
  expect(await inStock()).toBe(4)
})

test('any page equals its part of the list, and reads only its rows', async () => {
  const shop = await openShop({
    fill: (db) => db.transaction((tx) => fillProducts(tx, Date.UTC(2025, 0, 5))),
  })
  const guest = shop.guest()
  const numbers = async (query: string): Promise<number[]> =>
    (await guest.get(`shoppingitems/?${query}`)).body.data.map(({ id }: { id: number }) => id)
  const read = countRows(shop)
  for (const sort of productSorts) {
    const whole = await numbers(`sort=${sort}`)
    expect(whole).toHaveLength(360)
    for (const page of [1, 2, 14, 15, 16, 1_000_000]) {
      read.rows = 0
      const shown = await numbers(`sort=${sort}&limit=24&page=${page}`)
      expect(shown).toEqual(whole.slice((page - 1) * 24, page * 24))
      expect(read.rows).toBeLessThanOrEqual(24)
    }
  }
})

/** The rows that the shop reads in lists from now on. */
function countRows({ db }: TestShop) {
  const read = { rows: 0 }
  const { all } = db
  db.all = async <Row>(strings: TemplateStringsArray, ...values: unknown[]) => {
    const found = await all<Row>(strings, ...values)
    read.rows += found.length
    return found
  }
  return read
}
