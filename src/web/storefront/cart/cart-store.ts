import { type Cart, type CartItem, withAdded, without, withQuantity } from '#shop/cart/cart.ts'
import type { Api } from '../../app/api/api.ts'
import { readCart, writeCart } from './cart-storage.ts'

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
  let state: CartState = { owner, items: cartItemsOf(cart), cart, failed: false }
  let sending: Promise<void> | null = null
  let unsent = false
  const listeners = new Set<() => void>()

  const set = (change: Partial<CartState>) => {
    state = { ...state, ...change }
    for (const hear of listeners) hear()
  }

  const change = (items: readonly CartItem[]) => {
    set({ items })
    if (state.owner === 'guest') writeCart(items)
    unsent = true
    void settle()
  }

  /** One question at a time; what is changed meanwhile goes along in the next. */
  const settle = () => {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  const sendAll = async () => {
    await Promise.resolve()
    while (unsent) {
      unsent = false
      await send()
    }
  }

  const send = async () => {
    const { owner: asker, items } = state
    try {
      const answer = await (asker === 'guest' ? api.priceCart(items) : api.setCart(items))
      if (state.owner === asker && state.items === items) {
        set({ cart: answer, items: cartItemsOf(answer), failed: false })
        if (asker === 'guest') writeCart(state.items)
      }
    } catch (error) {
      set({ failed: true })
      onFail(error)
    }
  }

  return {
    subscribe(hear: () => void) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    get: () => state,
    quantityOf: (productId: string) =>
      state.items.find((item) => item.productId === productId)?.quantity ?? 0,
    add: (productId: string, quantity = 1) => change(withAdded(state.items, productId, quantity)),
    setQuantity: (productId: string, quantity: number) =>
      change(withQuantity(state.items, productId, quantity)),
    remove: (productId: string) => change(without(state.items, productId)),
    clear: () => change([]),
    /** Back to what it was before something that could not be kept. */
    restore: (items: readonly CartItem[]) => set({ items }),
    /** Resolves when the shop knows of every change; before an order is placed. */
    settle,
    /** When the page goes away: what has not been said yet is said now. */
    leave() {
      if (!unsent) return
      unsent = false
      void send()
    },
    /** Today's prices and stock, also after something has failed. */
    async refresh() {
      await settle()
      if (state.owner === 'account' && !state.failed) {
        const kept = await api.cart()
        if (state.owner === 'account' && !unsent) set({ cart: kept, items: cartItemsOf(kept) })
        return
      }
      unsent = state.items.length > 0
      return settle()
    },
    /** A guest's kept cart, also after another tab has changed it. */
    wake() {
      if (state.owner !== 'guest') return
      const items = readCart()
      set({ items, ...(items.length === 0 && { cart: null }) })
      unsent = items.length > 0
      return settle()
    },
    /** At login: what the guest had chosen joins the account's cart. */
    async join() {
      const guest = readCart()
      const joined = await (guest.length > 0 ? api.mergeCart(guest) : api.cart())
      writeCart([])
      set({ owner: 'account', cart: joined, items: cartItemsOf(joined), failed: false })
    },
    /** At logout, and when the server has drawn the page for somebody else. */
    become(next: CartState['owner'], kept: Cart | null) {
      unsent = false
      set({ owner: next, cart: kept, items: cartItemsOf(kept), failed: false })
      if (next === 'guest') void this.wake()
    },
  }
}

const cartItemsOf = (cart: Cart | null): CartItem[] =>
  cart?.lines.map(({ productId, quantity }) => ({ productId, quantity })) ?? []
