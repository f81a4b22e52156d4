import { useEffect, useRef } from 'react'
import { type CartItem, maxLines } from '#shop/cart/cart.ts'
import { queuedAddsKey } from '../../../app/document/storage-keys.ts'
import { sessionTexts } from '../../../app/storage/stores.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { notifyWhenSaved, useCartStore } from '../../cart/store/use-cart-store.tsx'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../../parts/overlay.tsx'
import type { Place } from './use-add-to-cart.ts'

/** Adds the products whose Add was pressed on a page that was left before it was hydrated. Like useAddToCart, which would load with every
 * page if this shared its code. */
export function QueuedAdds() {
  const t = useMessages(siteMessages)
  const cartStore = useCartStore()
  const person = usePerson()
  const { show } = useOverlayActions()
  const isDone = useRef(false)

  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const items = takeAdds()
    if (items.length === 0) return
    const go = () => notifyWhenSaved(cartStore.addAll(items), t('cart.added'))
    if (person || items.every(({ place }) => place === 'open')) return go()
    const guestWay = { label: t('login.guest'), go }
    show('login', { after: go, reason: t('login.forCart'), guestWay })
  })

  return null
}

/** Removes them first, so that each is added once. A line is the `data-add` of a button: id, quantity, place, colour. */
function takeAdds(): (CartItem & { place: Place })[] {
  const lines = sessionTexts.read(queuedAddsKey)
  if (!lines) return []
  sessionTexts.write(queuedAddsKey, '')
  return lines
    .trim()
    .split('\n', maxLines)
    .map((line) => {
      const [productId = '', quantity, place, ...colour] = line.split(',')
      return {
        productId,
        quantity: Number(quantity),
        place: place === 'open' ? 'open' : 'members',
        ...(colour.join() && { colour: colour.join() }),
      }
    })
}
