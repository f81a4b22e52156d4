import { paths } from '../../app/paths.ts'
import type { GoOptions } from '../../app/router/router.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from './store/use-cart-store.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { hitchIn } from './store/recalculated-cart.ts'
import type { useCart } from './store/use-cart.ts'

/** Continues to the checkout; guests log in first, or check out as guests if the shop allows it. `options`: for users who needn't log
 * in. */
export function useProceed(
  { current, person, hasPoints }: ReturnType<typeof useCart>,
  options: GoOptions = {},
) {
  const t = useMessages(cartMessages, siteMessages)
  const cartStore = useCartStore()
  const navigate = useNavigate()
  const { show } = useOverlayActions()
  const { settings } = useLayoutData()

  return () => {
    if (current?.lines.some((line) => hitchIn(line, current.lines) !== null)) {
      toast.error(t('cart.stop'), 'cart')
      return goToHitch()
    }
    const goOn = (how?: GoOptions) =>
      void cartStore.settle().then(() => navigate(paths.checkout(), how))
    if (person) return goOn(options)
    const go = () => goOn()
    if (settings?.guestCheckout === false)
      return show('login', { after: go, reason: t('cart.loginToGoOn') })
    const guestWay = { label: t('login.checkOut'), go }
    show('login', {
      after: go,
      reason: t(hasPoints ? 'cart.loginOrGuest' : 'cart.loginOrGuestPlain'),
      guestWay,
    })
  }
}

function goToHitch() {
  const button = document.querySelector<HTMLElement>(
    '.line[data-hitch] :is(select, button:not([disabled]))',
  )
  button?.scrollIntoView({ block: 'center' })
  button?.focus({ preventScroll: true })
}
