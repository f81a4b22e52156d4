import { type Cart, itemOf, maxLines, type CartItem } from '#shop/cart/cart.ts'
import { type CartChange, withChanges } from '#shop/cart/cart-change.ts'
import { decodeCart, encodeCartChanges } from '#wire/v1/buying/cart.ts'
import { localTexts } from '../../../app/storage/stores.ts'
import type { Api } from '../../../app/api/api.ts'
import { ApiError } from '../../../app/api/api-error.ts'
import { oneAtATime } from './one-at-a-time.ts'

// `items` are optimistic; `cart`, with prices and total, follows the server's response.
export type CartState = {
  /** Account id; null: a guest. */
  owner: string | null
  items: readonly CartItem[]
  cart: Cart | null
  /** prices failed to load; the items are still here */
  failed: boolean
}

type Store = { get: () => CartState; set: (change: Partial<CartState>) => void }
type Fail = (error: unknown, undone: readonly CartChange[]) => void
export type AccountChanges = ReturnType<typeof accountChanges>

/** Other tabs of this browser read it in their storage event. */
const changedKey = 'account-cart'

/** Calls `refresh` when another tab has changed the cart, and when this one comes back into view. */
function whenChangedElsewhere(refresh: () => void) {
  window.addEventListener('storage', ({ key }) => key === changedKey && refresh())
  document.addEventListener('visibilitychange', () => !document.hidden && refresh())
}

/** Sends changes of an account's cart. */
export function accountChanges({ get, set }: Store, { send }: Api, onFail: Fail) {
  /** Not acknowledged yet. */
  let pending: readonly CartChange[] = []
  const undone = new Set<string>()

  const display = (cart: Cart | null, sent: readonly CartChange[], failed: boolean) => {
    pending = pending.filter((one) => !sent.includes(one))
    set({ cart, items: withChanges(cart?.lines.map(itemOf) ?? [], pending), failed })
  }
  /** Without changes, fetches the cart. */
  const ask = async (user: string | null, changes: readonly CartChange[]) =>
    decodeCart(
      await send('changeCart', { body: encodeCartChanges(user, changes), outlivesPage: true }),
    )

  const sending = oneAtATime(async () => {
    const { owner } = get()
    const sent = pending.slice(0, maxLines)
    try {
      const answer = await retryOnce(() => ask(owner, sent))
      if (sent.length > 0) localTexts.write(changedKey, String(Date.now()))
      if (get().owner === owner) display(answer, sent, false)
    } catch (error) {
      if (get().owner !== owner) return
      for (const { id } of sent) undone.add(id)
      display(get().cart, sent, sent.length === 0)
      const isOther = error instanceof ApiError && error.status === 403
      if (sent.length > 0 || isOther) onFail(error, sent)
    }
    if (pending.length > 0) void sending.send(true)
  })

  const refresh = () => sending.send(true)
  if (typeof window !== 'undefined')
    whenChangedElsewhere(() => {
      if (get().owner !== null) void refresh()
    })

  return {
    settle: sending.settle,
    refresh,
    /** Resolves to whether they were saved; if not, they are no longer displayed. */
    async save(changes: readonly CartChange[]): Promise<boolean> {
      for (const { id } of changes) undone.delete(id)
      pending = [...pending, ...changes]
      await sending.send(true)
      return !changes.some(({ id }) => undone.has(id))
    },
    clear() {
      pending = []
    },
    /** On leaving the page: sends unacknowledged changes, possibly a second time. */
    leave() {
      if (pending.length > 0)
        void ask(get().owner, pending.slice(0, maxLines)).catch(() => undefined)
    },
  }
}

const beforeRetry = 1000

/** Retry, in case the response was lost. */
const retryOnce = <T>(ask: () => Promise<T>) =>
  ask().catch(async (error: unknown) => {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) throw error
    await new Promise((resolve) => setTimeout(resolve, beforeRetry))
    return ask()
  })
