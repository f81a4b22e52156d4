import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { countOf } from '#shop/cart/cart.ts'
import { wordsOf } from '../../app/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { t } from '../../messages/t.ts'
import { useFrame } from '../layout-data/use-layout-data.ts'
import { isBasketKey } from './cart-storage.ts'
import { type BasketStore, makeBasketStore } from './cart-store.ts'
import { notePrices } from './prices-seen.ts'

const BasketContext = createContext<BasketStore | null>(null)

export function BasketProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const { person, cart } = useFrame()
  const [store] = useState(() =>
    makeBasketStore({
      api,
      owner: person ? 'account' : 'guest',
      cart,
      onFail: (error) => toast.error(wordsOf(error, t('cart.notKept'))),
    }),
  )

  useEffect(() => {
    const note = () => {
      const { wishes, cart: known } = store.get()
      if (wishes.length === 0) notePrices([])
      else if (known) notePrices(known.lines)
    }
    if (store.get().cart) note() // else it is not known yet whether there is anything in it
    return store.subscribe(note)
  }, [store])

  useEffect(() => {
    void store.wake()
    const hear = ({ key }: StorageEvent) => {
      if (isBasketKey(key)) void store.wake()
    }
    window.addEventListener('storage', hear)
    window.addEventListener('pagehide', store.leave)
    return () => {
      window.removeEventListener('storage', hear)
      window.removeEventListener('pagehide', store.leave)
    }
  }, [store])

  return <BasketContext value={store}>{children}</BasketContext>
}

/** The cart itself: to change it, or to wait until it is kept. */
export function useBasketStore(): BasketStore {
  const store = useContext(BasketContext)
  if (!store) throw new Error('useBasketStore is called outside of <BasketProvider>')
  return store
}

/** What is in it; draws again on every change. `count` counts pieces. */
export function useBasket() {
  const { subscribe, get } = useBasketStore()
  const state = useSyncExternalStore(subscribe, get, get)
  return { ...state, count: countOf(state.wishes) }
}

/** Of one product; a card draws again only when its own quantity changes. */
export function useQuantity(productId: string) {
  const { subscribe, quantityOf } = useBasketStore()
  const quantity = () => quantityOf(productId)
  return useSyncExternalStore(subscribe, quantity, quantity)
}
