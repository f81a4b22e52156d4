import { ApiError } from '../../app/api/api-error.ts'
import {
  type Cart,
  type CartItem,
  itemOf,
  keyOf,
  type LineKey,
  quantityOf,
  withAdded,
  withColour,
  without,
  withQuantity,
  withRestored,
} from '#shop/cart/cart.ts'
import type { Api } from '../../app/api/api.ts'
import { readCart, takeOrdered, writeCart } from './cart-storage.ts'

// `items` are at once what the buyer did; `cart`, with prices and total, follows when the shop
// has answered.
export type CartState = {
  owner: 'guest' | 'account'
  items: readonly CartItem[]
  cart: Cart | null
  /** the cart could not be priced or kept; the items are still here */
  failed: boolean
}

type Start = {
  api: Api
  owner: CartState['owner']
  cart: Cart | null
  onFail: (error: unknown) => void
}

export type CartStore = ReturnType<typeof makeCartStore>

export function makeCartStore({ api, owner, cart, onFail }: Start) {
  const store = observable<CartState>({ owner, items: cartItemsOf(cart), cart, failed: false })

  const { get, set, subscribe } = store
  const send = () => ask(store, api, onFail)
  const changes = oneAtATime(send)
  const { settle } = changes

  const change = (items: readonly CartItem[]) => {
    set({ items })
    if (get().owner === 'guest') writeCart(items)
    changes.unsent = true
    void settle()
  }

  const first = get()
  return {
    subscribe,
    get,
    /** As the page came; a part of it that is hydrated later begins with the same. */
    atFirst: () => first,
    ...changesOf(get, change),
    /** Of a product, in all its colours; of one of them, where it is named. */
    quantityOf: (productId: string, colour?: string) => quantityOf(get().items, productId, colour),
    /** Back to what it was before something that could not be kept. */
    restore: (items: readonly CartItem[]) => set({ items }),
    /** Resolves when the shop knows of every change; before an order is placed. */
    settle,
    /** When the page goes away: what has not been said yet is said now. */
    leave() {
      if (!changes.unsent) return
      changes.unsent = false
      void send()
    },
    /** Today's prices and stock, also after something has failed. */
    async refresh() {
      await settle()
      if (get().owner === 'account' && !get().failed) {
        const kept = await api.cart()
        if (get().owner === 'account' && !changes.unsent)
          set({ cart: kept, items: cartItemsOf(kept) })
        return
      }
      changes.unsent = get().items.length > 0
      return settle()
    },
    /** A guest's kept cart, also after another tab has changed it. */
    wake() {
      if (get().owner !== 'guest') return
      const items = readCart()
      set({ items, ...(items.length === 0 && { cart: null }) })
      changes.unsent = items.length > 0
      return settle()
    },
    /** At login: what the guest had chosen joins the account's cart. */
    async join() {
      const guest = readCart()
      const joined = await (guest.length > 0 ? api.mergeCart(guest) : api.cart())
      writeCart([])
      set({ owner: 'account', cart: joined, items: cartItemsOf(joined), failed: false })
    },
    /** After an order of these lines: an account's cart was emptied with it, a guest's is here. */
    ordered(orderId: string, lines: readonly CartItem[]) {
      if (get().owner === 'guest') takeOrdered(orderId, lines)
      this.become(get().owner, null)
    },
    /** At logout, and when the server has drawn the page for somebody else. */
    become(next: CartState['owner'], kept: Cart | null) {
      changes.unsent = false
      set({ owner: next, cart: kept, items: cartItemsOf(kept), failed: false })
      if (next === 'guest') void this.wake()
    },
  }
}

/** What a buyer does to the cart. */
const changesOf = (get: () => CartState, change: (items: readonly CartItem[]) => void) => ({
  add: (productId: string, quantity = 1, colour?: string) =>
    change(withAdded(get().items, productId, quantity, colour)),
  setQuantity: (productId: string, quantity: number, colour?: string) =>
    change(withQuantity(get().items, productId, quantity, colour)),
  remove: (productId: string, colour?: string) => change(without(get().items, productId, colour)),
  /** Undoes a removal: the line is back at its place, with its quantity. */
  putBack: (item: CartItem, at: number) => change(withRestored(get().items, item, at)),
  setColour: (line: LineKey, colour: string) => change(withColour(get().items, line, colour)),
  clear: () => change([]),
})

type Store = ReturnType<typeof observable<CartState>>

/** The answer is of no use any more when the cart was changed meanwhile. */
async function ask({ get, set }: Store, api: Api, onFail: Start['onFail']) {
  const { owner: asker, items } = get()
  try {
    const answer = await (asker === 'guest' ? api.priceCart(items) : api.setCart(items))
    if (get().owner === asker && get().items === items) {
      set({ cart: answer, items: cartItemsOf(answer), failed: false })
      // Only what the shop has put right: another tab may have emptied the cart meanwhile.
      if (asker === 'guest' && !isSame(items, get().items)) writeCart(get().items)
    }
  } catch (error) {
    set({ failed: true })
    // A guest's cart is in the browser: without a connection it lacks its prices and nothing else.
    const isOffline = error instanceof ApiError && error.status === 0
    if (asker === 'account' || !isOffline) onFail(error)
  }
}

/** Sends what is `unsent`: one question at a time; what is changed meanwhile goes along in the next. */
function oneAtATime(send: () => Promise<void>) {
  let sending: Promise<void> | null = null
  const sendAll = async () => {
    await Promise.resolve()
    while (changes.unsent) {
      changes.unsent = false
      await send()
    }
  }
  const changes = {
    unsent: false,
    settle() {
      sending ??= sendAll().finally(() => {
        sending = null
      })
      return sending
    },
  }
  return changes
}

/** A value that tells whoever listens when it changes. */
function observable<State>(first: State) {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change: Partial<State>) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const cartItemsOf = (cart: Cart | null): CartItem[] => cart?.lines.map(itemOf) ?? []

const isSame = (one: readonly CartItem[], other: readonly CartItem[]) =>
  one.length === other.length &&
  one.every((item, index) => {
    const same = other[index]
    return same !== undefined && keyOf(same) === keyOf(item) && same.quantity === item.quantity
  })
