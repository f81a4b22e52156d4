import type { OrderAsk } from '#wire/v1/buying/order.ts'
import type { Api } from '../../../app/api/api.ts'
import { orderCalls } from '../../../app/api/order-calls.ts'
import { doneMessages } from '../../../messages/en/storefront/checkout/done.ts'
import type { Language } from '../../../messages/language.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { lastOrder } from '../../orders/last-order.ts'

/** Sends an order under its key and stores the response in this browser. */
export async function sendOrder(api: Api, { ask, key }: { ask: OrderAsk; key: string }) {
  const placed = await orderCalls(api).createOrder(ask, key)
  lastOrder.write(placed.order.id)
  // Optional for later visits: the order is placed even if this code fails to load.
  void import('../../again/on-this-device.ts').then(
    (device) => device.recordBought(placed.order),
    () => undefined,
  )
  void import('../../search/report-searches.ts').then(
    (searches) => searches.reportSearches(api, placed.order.id),
    () => undefined,
  )
  return {
    ...placed,
    announcePoints: (language: Language) => announcePoints(placed.order, language),
  }
}

type Points = { redeemedPoints: number; earnedPoints: number }

/** Reports redeemed and earned points. */
function announcePoints({ redeemedPoints, earnedPoints }: Points, language: Language) {
  const t = messagesIn(language, doneMessages)
  if (redeemedPoints > 0) toast.success(t('done.pointsRedeemed'), 'points')
  if (earnedPoints > 0) toast.success(t('done.pointsAdded'))
}
