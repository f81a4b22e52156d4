import { isOnAccount, orderAllows } from '#shop/order-states.ts'
import type { OrderQuestion } from '#shop/orders/changing/order-question.ts'
import type { TimeChange } from '#shop/orders/changing/time-changes.store.ts'
import { amountAt, isWeighed } from '#shop/orders/changing/weighing.ts'
import { referenceOf, type Order } from '#shop/orders/order.ts'
import { pickupUntil } from '#shop/orders/pickup/pickup-until.ts'
import { isPaidAhead, toCollect } from '#shop/orders/prepaid.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { ownWhatsappText } from '#shop/settings/whatsapp-texts.ts'
import { gramsMessages } from '#web/messages/en/grams.ts'
import { whatsappMessages } from '#web/messages/en/server/whatsapp.ts'
import { filled, messagesIn } from '#web/messages/messages-in.ts'
import { promisedText } from '#web/messages/promised-text.ts'
import { weightText } from '#web/messages/weight-text.ts'
import type { Reader } from '../customers-reader.ts'

/** Stands for a link in a text: only the browser knows under which address the shop is reached. */
const link = '{link}'

type Facts = Pick<
  Order,
  'id' | 'status' | 'total' | 'prepaid' | 'arrival' | 'pickup' | 'hold' | 'payment'
> & {
  contact: Pick<Order['contact'], 'name'>
  /** Of an order to pick up: when it became ready. */
  changes?: Order['changes']
}

function factsOf({ language, texts }: Reader, order: Facts, settings: ShopSettings) {
  const t = messagesIn(language, whatsappMessages)
  const { shopName } = settings
  const { contact, total, prepaid, arrival, pickup, changes = [] } = order
  const until = pickupUntil({ ...order, changes }, settings)
  const due = toCollect(order)
  return {
    name: contact.name || t('person.unknown'),
    shop: texts.get(shopName) ?? shopName,
    order: referenceOf(order),
    // What was paid in advance isn't collected again.
    total: t.money(prepaid > 0 && due > 0 ? due : total),
    code: pickup?.code ?? '',
    until: until === null ? '' : t.day(Date.parse(until)),
    days: arrival ? promisedText(t, arrival) : t('days.unknown'),
    link,
  }
}

/** How staff ask for what an order waits for; null: it waits for nothing. `token`: of the link that confirms it. */
export function holdText(
  reader: Reader,
  order: Facts,
  settings: ShopSettings,
  token: string | null,
): string | null {
  if (!order.hold) return null
  const { kind } = order.hold
  const t = messagesIn(reader.language, whatsappMessages)
  const sentence = `hold.${token === null && kind === 'confirm' ? 'call' : kind}` as const
  const params = factsOf(reader, order, settings)
  const own = ownWhatsappText(settings, sentence, reader.language.locale)
  return own === null ? t(sentence, params) : filled(own, params, reader.language)
}

/** How staff send the link of a question about a line. */
export function questionText(
  { language, texts }: Reader,
  order: Pick<Order, 'id' | 'lines'>,
  { position, lineLeft: quantity, grams }: Pick<OrderQuestion, 'position' | 'lineLeft' | 'grams'>,
  settings: ShopSettings,
): string {
  const t = messagesIn(language, whatsappMessages, gramsMessages)
  const line = order.lines[position]
  const name = line?.name ?? ''
  const params = { order: referenceOf(order), product: texts.get(name) ?? name, link }
  const said = (sentence: 'question.short' | 'question.heavy', more: object) => {
    const own = ownWhatsappText(settings, sentence, language.locale)
    const all = { weight: '', amount: '', ...params, ...more }
    return own === null ? t(sentence, all) : filled(own, all, language)
  }
  if (grams === null || !isWeighed(line)) return said('question.short', {})
  const { amount } = amountAt({ ...line, quantity }, grams)
  return said('question.heavy', {
    weight: weightText(t, grams),
    amount: t.money(amount),
  })
}

/** What a rider writes to the customer of a stop. */
export const riderText = (reader: Reader, order: Facts, settings: ShopSettings): string =>
  said('order.rider', reader, order, settings)

/** What staff write when the shop moved an order to another time; null: the customer did, or it is on its way. */
export const timeText = (
  reader: Reader,
  order: Facts,
  settings: ShopSettings,
  changes: readonly Pick<TimeChange, 'byBuyer'>[],
): string | null =>
  changes.at(-1)?.byBuyer === false && orderAllows(order, 'redirect')
    ? said('order.timeChanged', reader, order, settings)
    : null

function said(
  sentence: 'order.rider' | 'order.timeChanged',
  reader: Reader,
  order: Facts,
  settings: ShopSettings,
): string {
  const { language } = reader
  const params = factsOf(reader, order, settings)
  const own = ownWhatsappText(settings, sentence, language.locale)
  return own === null
    ? messagesIn(language, whatsappMessages)(sentence, params)
    : filled(own, params, language)
}

/** What staff write to the customer about an order in its state; the shop's own text, else the usual one. */
export function whatsappText(reader: Reader, order: Facts, settings: ShopSettings): string {
  const { language } = reader
  const t = messagesIn(language, whatsappMessages)
  const { status } = order
  const params = factsOf(reader, order, settings)
  const own = ownWhatsappText(settings, `order.${status}`, language.locale)
  const isToCome = order.pickup && (status === 'placed' || status === 'packed')
  const isPaid = status === 'shipped' && isPaidAhead(order)
  const isCharged = status === 'shipped' && isOnAccount(order)
  const isKept = params.code !== '' && params.until !== ''
  const usual = isPaid
    ? 'order.shippedPaid'
    : status === 'ready' && isKept
      ? 'order.readyUntil'
      : (`order.${status}` as const)
  return own === null
    ? t(isToCome ? 'order.toPickUp' : isCharged ? 'order.shippedOnAccount' : usual, params)
    : filled(own, params, language)
}
