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
import { createStore } from '../../../app/store.ts'
import type { AccountChanges, CartState } from './account-changes.ts'
import { readCart, writeCart } from './cart-storage.ts'
import { oneAtATime } from './one-at-a-time.ts'

type Start = {
  api: Api
  owner: CartState['owner']
  cart: Cart | null
  /** `undone` weren't saved and are no longer displayed. Without an error: a guest's browser doesn't store the cart. */
  onFail: (error: unknown, undone: readonly CartChange[]) => void
}

export type CartStore = ReturnType<typeof makeCartStore>

export function makeCartStore({ api, owner, cart, onFail }: Start) {
  const store = openState({ owner, items: cartItemsOf(cart), cart, failed: false })
  const { get, set, subscribe } = store
  const guest = guestItems(store, api, onFail)
  const account = lazyChanges(store, api, onFail)
  const first = get()

  /** Resolves when every change is acknowledged; await it before placing an order. */
  const settle = async () =>
    get().owner === null ? guest.settle() : (await account.load().catch(() => null))?.settle()
  const become = (next: CartState['owner'], cart: Cart | null) => {
    account.loaded?.clear()
    set({ owner: next, cart, items: cartItemsOf(cart), failed: false })
    if (next === null) void guest.wake()
  }
  /** Reloads prices, stock and changes of other devices. */
  const refresh = async () =>
    get().owner === null ? guest.refresh() : (await account.load()).refresh()

  return {
    subscribe,
    get,
    /** The server-rendered state, for parts that hydrate later. */
    atFirst: () => first,
    ...changesOf(store, guest.read, (items, changes) =>
      get().owner === null ? guest.save(items) : account.save(changes),
    ),
    /** Of one colour, or of all colours of a product. */
    quantityOf: (productId: string, colour?: string) => quantityOf(get().items, productId, colour),
    settle,
    refresh,
    /** Preloads the code for changes of an account's cart. */
    warm: () => account.load().catch(() => undefined),
    leave: () => account.loaded?.leave(),
    wake: () => (get().owner === null ? guest.wake() : undefined),
    /** At login, logout, and when the server rendered the page for another account. */
    become,
    /** At login: merges the guest's cart into the account's. */
    async join(next: string) {
      const items = guest.read()
      const joined = await (items.length > 0 ? api.mergeCart(items) : api.cart())
      writeCart(withoutLines(readCart(), items))
      become(next, joined)
    },
  }
}

type Store = ReturnType<typeof openState>
type Save = (items: readonly CartItem[], changes: readonly CartChange[]) => Promise<boolean>

/** Optimistic; each resolves to whether it was saved. */
function changesOf({ get, set }: Store, readGuest: () => readonly CartItem[], save: Save) {
  const change = (changes: readonly CartChange[]): Promise<boolean> => {
    const { owner, items: before } = get()
    // Another tab may have changed a guest's cart.
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
    /** An increase adds to the line's current quantity, whichever tab changed it; a decrease sets the quantity. */
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

/** The changes of an account's cart; guests' pages don't load this code. */
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

/** A guest's cart in localStorage; falls back to this tab's memory. */
function guestItems({ get, set }: Store, api: Api, onFail: Start['onFail']) {
  const sending = oneAtATime(async () => {
    const { items: pricedItems } = get()
    try {
      const answer = await api.priceCart(pricedItems)
      if (get().owner !== null || get().items !== pricedItems) return
      const items = cartItemsOf(answer)
      set({ cart: answer, items, failed: false })
      // Another tab may have changed the stored cart since.
      if (!isSame(pricedItems, items) && isSame(readCart(), pricedItems)) writeCart(items)
    } catch (error) {
      set({ failed: true })
      // Offline the cart only lacks its prices, so don't report it.
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
    /** Reads a guest's stored cart, also after another tab changed it. */
    wake() {
      const items = read()
      set({ items, ...(items.length === 0 && { cart: null }) })
      return refresh()
    },
  }
}

function openState(first: CartState) {
  const { subscribe, get, set } = createStore(first)
  return { subscribe, get, set: (change: Partial<CartState>) => set({ ...get(), ...change }) }
}

const cartItemsOf = (cart: Cart | null): CartItem[] => cart?.lines.map(itemOf) ?? []

const isSame = (one: readonly CartItem[], other: readonly CartItem[]) =>
  JSON.stringify(one) === JSON.stringify(other)
