import { vi } from 'vitest'
import { type Cart, type CartItem, cartOf } from '#shop/cart/cart.ts'
import { type CartChange, withChanges } from '#shop/cart/cart-change.ts'
import { nothing, rupees } from '#shop/money.ts'
import { decodeCartChanges, encodeCart } from '#wire/v1/buying/cart.ts'
import type { Api } from '#web/app/api/api.ts'
import { makeCartStore } from '#web/storefront/cart/store/cart-store.ts'

type WireChanges = Parameters<typeof decodeCartChanges>[0]

/** A browser's storage, until the test ends. */
export function stubStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return kept
}

export const rice = (quantity: number) => ({ productId: 'rice', quantity })
export const tea = (quantity: number) => ({ productId: 'tea', quantity })

/** A shop in which everything costs ten rupees and only five of a kind are left. */
const priced = (items: readonly CartItem[]): Cart =>
  cartOf(
    items.map(({ productId, quantity }) => ({
      productId,
      number: 1,
      name: productId,
      description: '',
      picture: null,
      tint: null,
      pack: { text: '', amount: null, unit: null },
      price: { now: rupees(10), was: null, percentOff: 0 },
      wholesale: null,
      quantity: Math.min(5, quantity),
      pointsDivisor: 30,
      stock: 5,
    })),
    nothing,
  )

/** The account's cart on the server; other tabs and devices change it too. */
export function account(items: readonly CartItem[] = []) {
  const known = new Set<string>()
  const shop = {
    items,
    async change(_: string, changes: readonly CartChange[]) {
      shop.items = withChanges(
        shop.items,
        changes.filter(({ id }) => !known.has(id)),
      )
      for (const { id } of changes) known.add(id)
      return priced(shop.items)
    },
  }
  return shop
}

export function openStore(
  owner: string | null,
  items: readonly CartItem[] = [],
  shop = account(items),
) {
  const changeCart = vi.fn<typeof shop.change>(shop.change)
  const answer = vi.fn<Api['priceCart']>(async (asked) => priced(asked))
  const onFail = vi.fn<(error: unknown, undone: readonly CartChange[]) => void>()
  const send: unknown = async (_: string, { body }: { body: WireChanges }) =>
    encodeCart(await changeCart(body.user ?? '', decodeCartChanges(body)))
  const calls: Pick<Api, 'priceCart' | 'mergeCart' | 'cart'> = {
    priceCart: answer,
    mergeCart: answer,
    cart: async () => priced([{ productId: 'tea', quantity: 1 }]),
  }
  const api = { ...calls, send } as Api
  const cart = owner === null ? null : priced(items)
  const store = makeCartStore({ api, owner, cart, onFail })
  return { store, shop, changeCart, answer, onFail }
}
