import { ApiError } from '../../../app/api/api-error.ts'
import {
  type Cart,
  type CartItem,
  capped,
  itemOf,
  quantityOf,
  withoutLines,
} from '#shop/cart/cart.ts'
import { type CartChange, hasLine, withChanges } from '#shop/cart/cart-change.ts'
import type { Api } from '../../../app/api/api.ts'
import { newKey } from '../../../app/new-key.ts'
import type { AccountChanges } from './account-changes.ts'
import { readCart, writeCart } from './cart-storage.ts'
import { oneAtATime } from './one-at-a-time.ts'

// `items` are at once what the buyer did; `cart`, with prices and total, follows when the shop
// has answered.
export type CartState = {
  /** The account's id; null: a guest. */
  owner: string | null
  items: readonly CartItem[]
  cart: Cart | null
  /** the prices could not be loaded; the items are still here */
  failed: boolean
}

type Start = {
  api: Api
  owner: CartState['owner']
  cart: Cart | null
  /** `undone` weren't saved and are no longer displayed. Without an error: a guest's browser doesn't store the cart. */
  onFail: (error: unknown, undone: readonly CartChange[]) => void
}

export type CartStore = ReturnType<typeof makeCartStore>

export function makeCartStore({ api, owner, cart, onFail }: Start) {
  const store = observable<CartState>({ owner, items: cartItemsOf(cart), cart, failed: false })
  const { get, set, subscribe } = store
  const guest = guestItems(store, api, onFail)
  const account = lazyChanges(store, api, onFail)
  const first = get()

  /** Resolves when the shop has answered every change; before an order is placed. */
  const settle = async () =>
    get().owner === null ? guest.settle() : (await account.load().catch(() => null))?.settle()
  const become = (next: CartState['owner'], kept: Cart | null) => {
    account.loaded?.clear()
    set({ owner: next, cart: kept, items: cartItemsOf(kept), failed: false })
    if (next === null) void guest.wake()
  }
  /** Today's prices and stock, and what other devices have changed. */
  const refresh = async () =>
    get().owner === null ? guest.refresh() : (await account.load()).refresh()

  return {
    subscribe,
    get,
    /** As the page came; a part of it that is hydrated later begins with the same. */
    atFirst: () => first,
    ...changesOf(store, guest.read, (items, changes) =>
      get().owner === null ? guest.save(items) : account.save(changes),
    ),
    /** Of a product, in all its colours; of one of them, where it is named. */
    quantityOf: (productId: string, colour?: string) => quantityOf(get().items, productId, colour),
    settle,
    refresh,
    /** What an account's changes need is there before the first of them. */
    warm: () => account.load().catch(() => undefined),
    leave: () => account.loaded?.leave(),
    wake: () => (get().owner === null ? guest.wake() : undefined),
    /** At login, at logout, and when the server has drawn the page for somebody else. */
    become,
    /** At login: what the guest had chosen joins the account's cart. */
    async join(next: string) {
      const items = guest.read()
      const joined = await (items.length > 0 ? api.mergeCart(items) : api.cart())
      writeCart(withoutLines(readCart(), items))
      become(next, joined)
    },
  }
}

type Store = ReturnType<typeof observable<CartState>>
type Save = (items: readonly CartItem[], changes: readonly CartChange[]) => Promise<boolean>

/** What a buyer does to the cart: displayed at once; each resolves to whether it was saved. */
function changesOf({ get, set }: Store, readGuest: () => readonly CartItem[], save: Save) {
  const change = (changes: readonly CartChange[]): Promise<boolean> => {
    const { owner, items: before } = get()
    // Another tab may have changed a guest's.
    const items = withChanges(owner === null ? readGuest() : before, changes)
    set({ items })
    return save(items, changes)
  }
  const addAll = (items: readonly CartItem[]) =>
    change(items.map((item) => ({ ...itemOf(item), id: newKey(), action: 'add' })))
  return {
    change,
    addAll,
    add: (productId: string, quantity = 1, colour?: string) =>
      addAll([{ ...lineOf(productId, colour), quantity }]),
    /** More is added to what is there by now, in whatever tab; less is what the line has then. */
    setQuantity(productId: string, wanted: number, colour?: string) {
      const { items } = get()
      const line = { ...lineOf(productId, colour), quantity: capped(wanted) }
      const quantity = line.quantity - quantityOf(items, productId, colour)
      if (quantity > 0 && hasLine(items, line)) return addAll([{ ...line, quantity }])
      return change([{ ...line, id: newKey(), action: 'set' }])
    },
    remove: (productId: string, colour?: string) =>
      change([{ ...lineOf(productId, colour), id: newKey(), action: 'remove' }]),
  }
}

const lineOf = (productId: string, colour?: string) => ({
  productId,
  ...(colour !== undefined && { colour }),
})

/** The changes of an account's cart; a guest's pages do without their code. */
function lazyChanges(store: Store, api: Api, onFail: Start['onFail']) {
  const lazy = {
    loaded: null as AccountChanges | null,
    async load() {
      const { accountChanges } = await import('./account-changes.ts')
      return (lazy.loaded ??= accountChanges(store, api, onFail))
    },
    async save(changes: readonly CartChange[]) {
      try {
        return await (lazy.loaded ?? (await lazy.load())).save(changes)
      } catch (error) {
        store.set({ items: cartItemsOf(store.get().cart) })
        onFail(error, changes)
        return false
      }
    },
  }
  return lazy
}

/** A guest's cart: in the browser's storage, or where that is full or blocked, in this tab. */
function guestItems({ get, set }: Store, api: Api, onFail: Start['onFail']) {
  const sending = oneAtATime(async () => {
    const { items: asked } = get()
    try {
      const answer = await api.priceCart(asked)
      if (get().owner !== null || get().items !== asked) return
      const items = cartItemsOf(answer)
      set({ cart: answer, items, failed: false })
      // Another tab may have changed the stored cart since.
      if (!isSame(asked, items) && isSame(readCart(), asked)) writeCart(items)
    } catch (error) {
      set({ failed: true })
      // Without a connection the cart lacks its prices and nothing else.
      if (!(error instanceof ApiError && error.status === 0)) onFail(error, [])
    }
  })
  const refresh = () => sending.send(get().items.length > 0)
  const read = () => (isStored || get().owner !== null ? readCart() : get().items)
  let isStored = true
  return {
    read,
    refresh,
    settle: sending.settle,
    async save(items: readonly CartItem[]) {
      isStored = writeCart(items)
      void sending.send(true)
      if (!isStored) onFail(null, [])
      return isStored
    },
    /** A guest's kept cart, also after another tab has changed it. */
    wake() {
      const items = read()
      set({ items, ...(items.length === 0 && { cart: null }) })
      return refresh()
    },
  }
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
  JSON.stringify(one) === JSON.stringify(other)
