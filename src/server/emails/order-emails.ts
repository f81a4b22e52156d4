import { weightText } from '#web/messages/weight-text.ts'
import { promisedText } from '#web/messages/promised-text.ts'
import { perKilo } from '#shop/pricing/packed-weight.ts'
import type { Paisa } from '#shop/money.ts'
import type { OrderEmail, StoredAmount } from '#shop/notifications/order-facts.ts'
import { aboutPoints, type Block, greeting, packed, type Pen, type Written } from './email-text.ts'

/** `key` opens the order without a login: made when the e-mail is sent, and in no other place than the e-mail. */
export type Keyed = OrderEmail & { key: string | undefined }

/** `confirmToken`: missing if the order needn't be confirmed by a link. */
export const orderPlaced = (order: Keyed, confirmToken: string | undefined, pen: Pen): Written => {
  const { t, shop, links } = pen
  const { reference, payment, address, arrival, pickup } = order
  return {
    subject: t('placed.subject', { reference, shop }),
    heading: t('placed.heading'),
    blocks: [
      greeting(order.name, pen),
      ...(order.hold
        ? waits(order, confirmToken, pen)
        : [
            {
              says: arrival
                ? t('placed.promised', { reference, days: promisedText(t, arrival) })
                : t(pickup ? 'placed.pickup' : 'placed.text', { reference }),
            },
          ]),
      goods(order, pen),
      amounts(order, pen),
      {
        figures: [
          [
            t('order.payment'),
            t(
              order.hold === 'prepay'
                ? 'order.payAhead'
                : pickup && payment !== 'account'
                  ? 'order.atCounter'
                  : `order.${payment}`,
            ),
          ],
          [t(pickup ? 'order.pickUpAt' : 'order.address'), address],
        ],
      },
      { label: t('order.see'), link: links.order(order) },
      { says: t('placed.cancel') },
    ],
  }
}

/** What the customer does before the order is packed. */
function waits(
  { hold = 'confirm', reference, arrival, total }: OrderEmail,
  confirmToken: string | undefined,
  { t, links }: Pen,
): Block[] {
  return [
    { says: t('hold.text', { reference }) },
    { says: t(`hold.${hold}`, { total: written(total, t.money) }) },
    ...(confirmToken === undefined
      ? []
      : [{ label: t('hold.button'), link: links.confirmOrder(confirmToken) }]),
    ...(arrival ? [{ says: t('hold.arriving', { days: promisedText(t, arrival) }) }] : []),
  ]
}

export const orderShipped = (order: Keyed, pen: Pen): Written => {
  const { t, links } = pen
  const { reference, payment } = order
  return {
    subject: t('shipped.subject', { reference }),
    heading: t('shipped.heading'),
    blocks: [
      greeting(order.name, pen),
      {
        says: t(`shipped.${order.paidAhead ? 'paid' : payment}`, {
          reference,
          total: written(order.stillDue ?? order.total, pen.t.money),
        }),
      },
      { figures: [[t('order.address'), order.address]] },
      { label: t('order.track'), link: links.track(order) },
    ],
  }
}

/** Ready for pickup; the reminder is sent on the last day that it is kept. */
export const orderReady = (order: Keyed, pen: Pen): Written => {
  const { t, links } = pen
  const { reference, address, pickup, isReminder } = order
  const until = pickup?.until
  return {
    subject: t(isReminder ? 'ready.reminderSubject' : 'ready.subject', { reference }),
    heading: t(isReminder ? 'ready.reminderHeading' : 'ready.heading'),
    blocks: [
      greeting(order.name, pen),
      { says: t(isReminder ? 'ready.reminderText' : 'ready.text', { reference }) },
      {
        figures: [
          [t('order.code'), pickup?.code ?? ''],
          [t('order.pickUpAt'), address],
          ...(until ? [[t('ready.until'), t.day(Date.parse(until))] as const] : []),
        ],
      },
      { says: t('ready.say') },
      ...(order.paidAhead
        ? []
        : [
            {
              says: t(order.payment === 'account' ? 'ready.onAccount' : 'ready.pay', {
                total: written(order.stillDue ?? order.total, t.money),
              }),
            },
          ]),
      { label: t('order.see'), link: links.order(order) },
    ],
  }
}

export const orderDelivered = (order: Keyed, pen: Pen): Written => {
  const { t, shop, links } = pen
  const { reference, pickup } = order
  const how = pickup ? 'pickedUp' : 'delivered'
  return {
    subject: t(`${how}.subject`, { reference }),
    heading: t(`${how}.heading`),
    blocks: [
      greeting(order.name, pen),
      { says: t(`${how}.text`, { reference }) },
      ...aboutPoints(order.earnedPoints, pen, ({ points }) => t('delivered.earned', { points })),
      { label: t('order.see'), link: links.order(order) },
      { says: t('delivered.thanks', { shop }) },
    ],
  }
}

export const orderCancelled = (order: Keyed, pen: Pen): Written => {
  const { t, links } = pen
  const { reference } = order
  const isWhole = order.isWhole === true
  return {
    subject: t(isWhole ? 'cancelled.subject' : 'cancelled.itemsSubject', { reference }),
    heading: t(isWhole ? 'cancelled.heading' : 'cancelled.itemsHeading'),
    blocks: [
      greeting(order.name, pen),
      { says: t(isWhole ? 'cancelled.text' : 'cancelled.itemsText', { reference }) },
      goods(order, pen),
      ...aboutPoints(order.pointsBack ?? 0, pen, (params) => t('order.pointsBack', params)),
      ...(isWhole ? [] : [{ says: t('cancelled.remains') }, amounts(order, pen)]),
      ...(order.payBack === undefined
        ? []
        : [{ says: t('cancelled.payBack', { amount: t.money(order.payBack) }) }]),
      { label: t('order.see'), link: links.order(order) },
    ],
  }
}

/** A missing item was replaced. */
export const orderReplaced = (order: Keyed, pen: Pen): Written => {
  const { t, links } = pen
  const { reference, replaced } = order
  const { name = '', pack = '', quantity = 0, agreed = false } = replaced ?? {}
  const missing = { quantity, product: packed(name, pack, pen) }
  return {
    subject: t('replaced.subject', { reference }),
    heading: t('replaced.heading'),
    blocks: [
      greeting(order.name, pen),
      { says: t('replaced.missing', missing) },
      goods(order, pen),
      { says: t(agreed ? 'replaced.agreed' : 'replaced.atCheckout') },
      ...aboutPoints(order.pointsBack ?? 0, pen, (params) => t('order.pointsBack', params)),
      { says: t('replaced.now') },
      amounts(order, pen),
      { label: t('order.see'), link: links.order(order) },
    ],
  }
}

/** Staff or the customer chose another delivery time. */
export const orderTimeChanged = (order: Keyed, pen: Pen): Written => {
  const { t, links } = pen
  const { reference, arrival, timeChange } = order
  const { before = null, byBuyer = false, otherwise = 'call' } = timeChange ?? {}
  const days = arrival ? promisedText(t, arrival) : ''
  return {
    subject: t('timeChanged.subject', { reference, days }),
    heading: t('timeChanged.heading'),
    blocks: [
      greeting(order.name, pen),
      { says: t(byBuyer ? 'timeChanged.asChosen' : 'timeChanged.byShop', { reference, days }) },
      ...(before ? [{ says: t('timeChanged.before', { days: promisedText(t, before) }) }] : []),
      {
        label: t(byBuyer || otherwise === 'call' ? 'order.see' : 'timeChanged.choose'),
        link: links.order(order),
      },
      ...(byBuyer ? [] : [{ says: t(`timeChanged.${otherwise}`) }]),
    ],
  }
}

/** Order lines of an e-mail. */
export const goods = ({ lines }: Pick<OrderEmail, 'lines'>, pen: Pen): Block => ({
  list: lines.map(({ quantity, name, pack, amount, saving, weight }) => {
    const line = pen.t('goods.line', {
      quantity: pen.t.figure(quantity),
      product: packed(name, pack, pen),
      amount: written(amount, pen.t.money),
    })
    if (weight) return weighed(line, amount, weight, pen)
    return saving ? pen.t('goods.saved', { line, amount: written(saving, pen.t.money) }) : line
  }),
})

const weighed = (
  line: string,
  amount: StoredAmount,
  { grams, most, perKilo: price }: NonNullable<OrderEmail['lines'][number]['weight']>,
  { t }: Pen,
) =>
  most === undefined
    ? t('goods.weighed', {
        line,
        weight: weightText(t, grams),
        price: written(
          price ?? (typeof amount === 'string' ? amount : perKilo(amount, grams)),
          t.money,
        ),
      })
    : t('goods.about', { line, weight: weightText(t, grams), most: t.money(most) })

function amounts(order: OrderEmail, pen: Pen): Block {
  const { t } = pen
  const points = (label: string, count: number) =>
    count > 0 ? [[label, t.figure(count)] as const] : []
  return {
    figures: [
      [t('order.subtotal'), written(order.subtotal, pen.t.money)],
      [t('order.shipping'), written(order.shipping, t.fee)],
      ...points(t('order.redeemed'), order.redeemedPoints),
      [t('order.total'), written(order.total, pen.t.money)],
      ...(order.most === undefined ? [] : [[t('order.most'), t.money(order.most)] as const]),
      ...points(t('order.earned'), order.earnedPoints),
    ],
  }
}

const written = (amount: StoredAmount, format: (amount: Paisa) => string) =>
  typeof amount === 'string' ? amount : format(amount)
