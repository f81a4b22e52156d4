import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { countOf, quantityOf } from '#shop/cart/cart.ts'
import { useRevalidator } from '../../../app/router/use-router.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { localTexts } from '../../../app/storage/stores.ts'
import { displayedAccount } from '../../../app/api/displayed-account.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { keepStorageFor } from '../../../app/storage/keep-storage-for.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../../parts/overlay.tsx'
import { isCartKey, pricesKey, readCart } from './cart-storage.ts'
import { type CartStore, makeCartStore } from './cart-store.ts'

const ignore = () => undefined

const CartContext = createContext<CartStore | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const t = useMessages(siteMessages)
  const language = useLanguage()
  const api = useApi()
  const { show } = useOverlayActions()
  const { revalidate } = useRevalidator()
  const { person, cart } = useLayoutData()
  const owner = person?.id ?? null
  // Before the first draft is read.
  if (owner) keepStorageFor(owner)
  const [store] = useState(() => {
    const made = makeCartStore({
      api,
      owner,
      cart,
      onFail(error, undone) {
        import('./cart-failure.ts').then(
          ({ sayFailure }) =>
            sayFailure({ error, undone, store: made, language, show, revalidate }),
          () => toast.error(t('problem.offline'), 'cart'),
        )
      },
    })
    return made
  })

  // The server may have rendered the page for another account.
  useEffect(() => {
    displayedAccount.id = owner ?? 'guest'
    if (store.get().owner !== owner) store.become(owner, cart)
    displayedAccount.onOther = (message) => {
      toast.error(message)
      void revalidate()
    }
    if (owner === null) return
    void store.warm()
    // A login posted before the page was hydrated left the guest's cart here.
    if (readCart().length > 0) void store.join(owner).catch(ignore)
  }, [store, owner, cart, revalidate])

  useEffect(() => {
    const note = () => {
      const { items, cart: known } = store.get()
      if (items.length === 0) localTexts.write(pricesKey, '')
      else if (known)
        import('./prices-seen.ts').then(({ recordPrices }) => recordPrices(known.lines), ignore)
    }
    if (store.get().cart) note() // otherwise it is unknown whether the cart is empty
    return store.subscribe(note)
  }, [store])

  useEffect(() => {
    void store.wake()
    const hear = ({ key }: StorageEvent) => {
      if (isCartKey(key)) void store.wake()
    }
    window.addEventListener('storage', hear)
    window.addEventListener('pagehide', store.leave)
    return () => {
      window.removeEventListener('storage', hear)
      window.removeEventListener('pagehide', store.leave)
    }
  }, [store])

  return <CartContext value={store}>{children}</CartContext>
}

/** Shows `message` once the change is saved. */
export const notifyWhenSaved = (saved: Promise<boolean>, message: string) =>
  void saved.then((isKept) => isKept && toast.success(message, 'cart'))

/** To change the cart without re-rendering. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (!store) throw new Error('useCartStore is called outside of <CartProvider>')
  return store
}

/** Re-renders on every change. `count` counts pieces. */
export function useCartState() {
  const { subscribe, get, atFirst } = useCartStore()
  const state = useSyncExternalStore(subscribe, get, atFirst)
  return { ...state, count: countOf(state.items) }
}

/** A product card re-renders only when its own quantity changes. */
export function useQuantity(productId: string, colour?: string) {
  const { subscribe, get, atFirst } = useCartStore()
  return useSyncExternalStore(
    subscribe,
    () => quantityOf(get().items, productId, colour),
    () => quantityOf(atFirst().items, productId, colour),
  )
}
