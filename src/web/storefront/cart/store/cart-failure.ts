import type { CartChange } from '#shop/cart/cart-change.ts'
import { ApiError, messageOf } from '../../../app/api/api-error.ts'
import { cartMessages } from '../../../messages/en/storefront/checkout/cart.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import type { Language } from '../../../messages/language.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import type { useOverlayActions } from '../../parts/overlay.tsx'
import type { CartStore } from './cart-store.ts'

type Failure = {
  /** null: the browser doesn't store a guest's cart */
  error: unknown
  /** changes no longer displayed */
  undone: readonly CartChange[]
  store: CartStore
  language: Language
  show: ReturnType<typeof useOverlayActions>['show']
  revalidate: () => Promise<void>
}

/** Shows why the cart was not saved. If the session ended, asks for the login and then retries. */
export function sayFailure({ error, undone, store, language, show, revalidate }: Failure) {
  const t = messagesIn(language, cartMessages)
  const site = messagesIn(language, siteMessages)
  if (error === null) return toast.say(t('cart.onlyHere'), 'cart')
  const message = messageOf(error, site('cart.notKept'))
  const code = error instanceof ApiError && error.code
  const again = async () => {
    const isKept = await store.change(undone)
    if (isKept && undone.some(({ action }) => action === 'add'))
      toast.success(site('cart.added'), 'cart')
  }
  const go = () => void again()
  if (code === 'sign_in_for_cart') {
    store.become(null, null)
    void revalidate()
    return show('login', {
      after: go,
      reason: message,
      guestWay: { label: site('login.guest'), go },
    })
  }
  toast.error(message, 'cart', undone.length > 0 ? { label: t('cart.again'), go } : undefined)
}
