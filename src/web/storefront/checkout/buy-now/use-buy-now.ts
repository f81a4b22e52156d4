import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { buyNowMessages } from '../../../messages/en/storefront/checkout/buy-now.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import type { Point } from '#shop/delivery/place.ts'
import type { Quote } from '#shop/orders/order.ts'
import { paths } from '../../../app/paths.ts'
import { useNavigate, useRevalidator } from '../../../app/router/use-router.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { contactIn, type Details } from '../details/draft.ts'
import { loadOrderOptions } from '../options-part.tsx'
import { usePlaceOrder } from '../ordering/use-place-order.ts'
import { useBuyNowPayment } from './use-payment.ts'
import type { Wanted } from './load-item.ts'

type Input = { details: Details; place: Point | null; quote: Quote; points: number }

export function useBuyNow({ product, quantity, colour }: Wanted) {
  const t = useMessages(buyNowMessages)
  const language = useLanguage()
  const person = usePerson()
  const payment = useBuyNowPayment()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { place, ...state } = usePlaceOrder(t('review.failed'))

  async function order({ details, place: at, quote, points }: Input): Promise<void> {
    const lines = [{ productId: product.id, quantity, ...(colour !== undefined && { colour }) }]
    const said = await loadOrderOptions()
    if (said === null) return void toast.error(t('review.failed'), 'order')
    const options = said.optionsFor(lines, { payment, total: quote.total })
    if (options === null) return
    const ask: OrderAsk = {
      flow: 'buy-now',
      ...(person && { user: person.id }),
      ...options,
      address: details.address.trim(),
      place: at,
      shipping: quote.shipping,
      total: quote.total,
      payment,
      contact: contactIn(details),
      ...(points > 0 && { redeemPoints: points }),
    }
    const placed = await place(ask, () => void order({ details, place: at, quote, points }))
    // The price may have changed: read the item again.
    if (!placed) return void revalidate()
    placed.announcePoints(language)
    said.clearOrderOptions()
    await navigate(paths.congratulation({ id: placed.order.id, key: placed.key }))
    if (person) void revalidate() // the displayed points have changed
  }

  return { order, ...state }
}
