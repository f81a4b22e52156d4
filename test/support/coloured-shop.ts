import { expect } from 'vitest'
import { type Caller, openShop, type TestShop } from './shop.ts'

const colors = [{ name: 'Red' }, { name: 'Sky blue' }, { name: '#0c4a32' }]

/** A shop whose apples come in three colours. */
export async function colouredShop() {
  const shop = await openShop()
  await recolour(shop)
  return shop
}

/** Gives a product other colours. */
export async function recolour(shop: TestShop, to: readonly object[] = colors, product = 'apples') {
  const reply = await (await shop.as('clerk')).patch(`admin/products/${product}`, { colors: to })
  expect(reply.status).toBe(200)
}

type Line = { _id?: string; product?: { _id: string }; color?: string; quantity: number }

/** Product, colour and quantity of each line. */
export const told = (lines: Line[]) =>
  lines.map(({ _id, product, color, quantity }) => [product?._id ?? _id, color, quantity])

/** The cart with these items. */
export const put = async (caller: Caller, cartitems: unknown[], more: object = {}) =>
  (await caller.put('cart', { cartitems, ...more })).body

/** How many apples are left. */
export const stockOf = async (shop: TestShop) =>
  (await shop.db.one<{ stock: number }>`select stock from product where id = 'apples'`).stock

export const both = [
  { product: 'apples', quantity: 1, color: 'Red' },
  { product: 'apples', quantity: 2, color: 'sky blue' },
]
/** 3 × 240 + 150 */
export const bothCost = 870
