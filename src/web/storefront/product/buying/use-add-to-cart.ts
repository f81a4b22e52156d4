import { isOnline } from '../../../app/api/connection.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { notifyWhenSaved, useCartStore } from '../../cart/store/use-cart-store.tsx'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../../parts/overlay.tsx'

/** Guests may add from most places, but a category's page asks them to log in first, if there is a connection. */
export type Place = 'open' | 'members'

export function useAddToCart(place: Place) {
  const t = useMessages(siteMessages)
  const cartStore = useCartStore()
  const person = usePerson()
  const { show } = useOverlayActions()

  return (productId: string, quantity = 1, from?: Element, colour?: string) => {
    const add = () => {
      // Decoration: load it without waiting.
      if (from)
        void import('./fly-to-cart.ts').then(
          (joy) => joy.flyToCart(from),
          () => undefined,
        )
      notifyWhenSaved(cartStore.add(productId, quantity, colour), t('cart.added'))
    }
    if (person || place === 'open' || !isOnline()) return add()
    const guestWay = { label: t('login.guest'), go: add }
    show('login', { after: add, reason: t('login.forCart'), guestWay })
  }
}
