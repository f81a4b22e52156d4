import { flushSync } from 'react-dom'
import { keyOf, type LineKey } from '#shop/cart/cart.ts'
import { cartMessages } from '../../messages/en/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { detailsOf } from '../parts/details-of.ts'
import { toast } from '../../ui/toast.ts'
import { putBack } from './cart-edits.ts'
import { focusLine } from './focus-line.ts'
import { useCartStore } from './use-cart-store.tsx'

type Line = LineKey & { name: string }

/** Takes a line out of the cart's page and offers to put it back. The focus goes on to the next line. */
export function useRemoveLine() {
  const t = useMessages(cartMessages)
  const cartStore = useCartStore()

  return ({ name, ...line }: Line) => {
    const key = keyOf(line)
    const { items } = cartStore.get()
    const at = items.findIndex((one) => keyOf(one) === key)
    const item = items[at]
    if (!item) return
    flushSync(() => void cartStore.remove(line.productId, line.colour))
    const next = items[at + 1] ?? items[at - 1]
    focusLineOrMain(next && keyOf(next))
    const goBack = () => {
      void cartStore.change(putBack(cartStore.get().items, item, at))
      // Its price may have to be asked for first.
      void cartStore.settle().then(() => {
        flushSync(() => undefined)
        focusLineOrMain(key)
      })
    }
    toast.say(t('cart.removed', { name: detailsOf(name, line.colour) }), 'cart', {
      label: t('cart.putBack'),
      go: goBack,
    })
  }
}

function focusLineOrMain(key = '') {
  const main = document.querySelector('main')
  if (!focusLine(main, key)) main?.focus({ preventScroll: true })
}
