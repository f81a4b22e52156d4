import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { countOf, quantityOf } from '#shop/cart/cart.ts'
import { wordsOf } from '../../app/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { isCartKey } from './cart-storage.ts'
import { type CartStore, makeCartStore } from './cart-store.ts'
import { notePrices } from './prices-seen.ts'

const CartContext = createContext<CartStore | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const t = useMessages(siteMessages)
  const api = useApi()
  const { person, cart } = useLayoutData()
  const [store] = useState(() =>
    makeCartStore({
      api,
      owner: person ? 'account' : 'guest',
      cart,
      onFail: (error) => toast.error(wordsOf(error, t('cart.notKept')), 'cart'),
    }),
  )

  useEffect(() => {
    const note = () => {
      const { items, cart: known } = store.get()
      if (items.length === 0) notePrices([])
      else if (known) notePrices(known.lines)
    }
    if (store.get().cart) note() // else it is not known yet whether there is anything in it
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

/** The cart itself: to change it, or to wait until it is kept. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (!store) throw new Error('useCartStore is called outside of <CartProvider>')
  return store
}

/** What is in it; draws again on every change. `count` counts pieces. */
export function useCartState() {
  const { subscribe, get, atFirst } = useCartStore()
  const state = useSyncExternalStore(subscribe, get, atFirst)
  return { ...state, count: countOf(state.items) }
}

/** Of one product, or one colour of it; a card draws again only when its own quantity changes. */
export function useQuantity(productId: string, colour?: string) {
  const { subscribe, get, atFirst } = useCartStore()
  return useSyncExternalStore(
    subscribe,
    () => quantityOf(get().items, productId, colour),
    () => quantityOf(atFirst().items, productId, colour),
  )
}
