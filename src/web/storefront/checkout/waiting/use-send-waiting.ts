import { ApiError } from '../../../app/api/api-error.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { paths } from '../../../app/paths.ts'
import { pageUrl } from '../../../app/router/language-prefix.ts'
import { useNavigate, useRevalidator } from '../../../app/router/use-router.tsx'
import { waitingMessages } from '../../../messages/en/storefront/checkout/waiting.ts'
import type { Language } from '../../../messages/language.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useChosenPoints } from '../../cart/points/use-chosen-points.ts'
import { useCartStore } from '../../cart/store/use-cart-store.tsx'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { loadOrderOptions } from '../options-part.tsx'
import { resendOrder } from '../ordering/send-order.ts'
import { sending } from './sending.ts'
import { isUnconfirmed, notifyWaiting, type WaitingOrder } from './waiting-order.ts'

export const isOrdering = (pathname: string) =>
  pathname === paths.checkout() || pathname.startsWith('/place-order')

/** Asks the browser, which knows the next page before React renders it. */
export const isOrderingNow = (language: Language) =>
  isOrdering(pageUrl(language, window.location.href).pathname)

/** Sends the waiting order: pressed by the shopper, then `change` says what they agreed to; or automatically. */
export function useSendWaiting() {
  const t = useMessages(waitingMessages)
  const language = useLanguage()
  const api = useApi()
  const cartStore = useCartStore()
  const person = usePerson()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [, choosePoints] = useChosenPoints(person?.id ?? '')

  const isSendable = ({ ask, refusal, ...order }: WaitingOrder) =>
    refusal === undefined && ask.user === person?.id && !isUnconfirmed({ ...order, ask })

  async function finish({ ask, order, ...placed }: Placed, isPressed: boolean) {
    placed.announcePoints(language)
    const to = { id: order.id, key: placed.key }
    const done = ask.flow === 'cart' ? paths.orderConfirmation(to) : paths.congratulation(to)
    if (isPressed || isOrderingNow(language)) {
      toast.success(t('waiting.placed'), 'order')
      await navigate(done)
    } else {
      const action = { label: t('waiting.see'), go: () => void navigate(done) }
      toast.success(t('waiting.placed'), 'order', action)
    }
    ;(await loadOrderOptions())?.clearOrderOptions()
    notifyWaiting()
    if (ask.flow === 'cart') {
      choosePoints(0)
      cartStore.become(cartStore.get().owner, null) // a login may have come in between
      void cartStore.refresh().catch(() => undefined)
    }
    void revalidate()
  }

  return async function send(change?: (order: WaitingOrder) => WaitingOrder) {
    if (sending.get().busy) return
    sending.set({ busy: true, at: Date.now(), error: null })
    let error: ApiError | null = null
    try {
      await cartStore.settle() // no change may arrive after the order has emptied the cart
      const placed = await resendOrder(api, (order) =>
        change ? change(order) : isSendable(order) ? order : null,
      )
      if (placed) await finish(placed, change !== undefined)
    } catch (problem) {
      if (problem instanceof ApiError) error = problem
      else window.reportError(problem)
    } finally {
      const inVain = change !== undefined && error?.status === 0
      sending.set({ busy: false, at: Date.now(), error, inVain })
    }
  }
}

type Placed = NonNullable<Awaited<ReturnType<typeof resendOrder>>>
