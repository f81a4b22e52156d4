import { isOnAccount, isPaidAhead } from '#shop/order-states.ts'
import { referenceOf, type Order } from '#shop/orders/order.ts'
import { type ShopSettings, whatsappTexts } from '#shop/settings/settings.ts'
import { whatsappMessages } from '#web/messages/en/server/whatsapp.ts'
import type { Language } from '#web/messages/language.ts'
import { filled, messagesIn } from '#web/messages/messages-in.ts'
import { promisedText } from '#web/messages/promised-text.ts'

/** What staff write to the customer about an order in its state; the shop's own text, else the usual one. */
export function whatsappText(
  language: Language,
  order: Pick<
    Order,
    'id' | 'status' | 'contact' | 'total' | 'arrival' | 'pickup' | 'hold' | 'payment'
  >,
  settings: ShopSettings,
): string {
  const t = messagesIn(language, whatsappMessages)
  const { status, contact, total, arrival } = order
  const params = {
    name: contact.name || t('person.unknown'),
    shop: settings.shopName,
    order: referenceOf(order),
    total: t.money(total),
    days: arrival ? promisedText(t, arrival) : t('days.unknown'),
  }
  const own = settings[whatsappTexts[status]]
  const isToCome = order.pickup && (status === 'placed' || status === 'packed')
  const isPaid = status === 'shipped' && isPaidAhead(order)
  const isCharged = status === 'shipped' && isOnAccount(order)
  const usual = isPaid ? 'order.shippedPaid' : (`order.${status}` as const)
  return own === ''
    ? t(isToCome ? 'order.toPickUp' : isCharged ? 'order.shippedOnAccount' : usual, params)
    : filled(own, params, language)
}
