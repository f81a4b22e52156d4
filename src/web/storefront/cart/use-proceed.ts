import { paths } from '../../app/paths.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { toast } from '../../ui/toast.ts'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from './use-cart-store.tsx'
import { useOverlay } from '../parts/overlay.tsx'
import { hitchOf } from './cart-shown.ts'
import type { useCart } from './use-cart.ts'

/** To the checkout; a guest by way of the login, and then on by itself. */
export function useProceed({ shown, person }: ReturnType<typeof useCart>) {
  const t = useMessages(checkoutMessages)
  const basket = useCartStore()
  const navigate = useNavigate()
  const { show } = useOverlay()

  return () => {
    if (shown?.lines.some((line) => hitchOf(line) !== null)) {
      toast.error(t('cart.stop'))
      return goToHitch()
    }
    const go = () => void basket.settle().then(() => navigate(paths.checkout()))
    if (person) return go()
    show('login', { after: go, reason: t('cart.loginToGoOn') })
  }
}

function goToHitch() {
  const button = document.querySelector<HTMLElement>('.line[data-hitch] button:not([disabled])')
  button?.scrollIntoView({ block: 'center' })
  button?.focus({ preventScroll: true })
}
