import type { Refund } from '#shop/returns/order-return.ts'
import { aboutPoints, type Block, greeting, type Pen, type Written } from './email-text.ts'
import { goods, type Keyed } from './order-emails.ts'

export const returnAccepted = (order: Keyed, pen: Pen): Written => {
  const { t, links } = pen
  const { reference } = order
  return {
    subject: t(order.takenBack ? 'returned.takenSubject' : 'returned.acceptedSubject', {
      reference,
    }),
    heading: t(order.takenBack ? 'returned.takenHeading' : 'returned.acceptedHeading'),
    blocks: [
      greeting(order.name, pen),
      { says: t(order.takenBack ? 'returned.taken' : 'returned.accepted', { reference }) },
      goods(order, pen),
      ...(order.refund === undefined ? [] : whatComesBack(order, order.refund, pen)),
      ...said(order.note),
      { label: t('order.see'), link: links.order(order) },
    ],
  }
}

export const returnRefused = (order: Keyed, pen: Pen): Written => {
  const { t, links } = pen
  const { reference } = order
  return {
    subject: t('returned.refusedSubject', { reference }),
    heading: t('returned.refusedHeading'),
    blocks: [
      greeting(order.name, pen),
      { says: t('returned.refused', { reference }) },
      goods(order, pen),
      ...said(order.note),
      { says: t('returned.otherwise') },
      { label: t('order.see'), link: links.order(order) },
    ],
  }
}

function whatComesBack(
  { takenBack: isTakenBack, pickup, payment }: Keyed,
  { cash, pointsBack, pointsTaken }: Refund,
  pen: Pen,
): Block[] {
  const { t } = pen
  const onAccount = payment === 'account'
  const inCash = pickup ? 'returned.cashAtCounter' : 'returned.cash'
  return [
    ...(cash > 0
      ? [
          {
            says: t(onAccount ? 'returned.credited' : isTakenBack ? 'returned.refund' : inCash, {
              amount: t.money(cash),
            }),
          },
        ]
      : []),
    ...aboutPoints(pointsBack, pen, (params) => t('order.pointsBack', params)),
    ...aboutPoints(pointsTaken, pen, (params) => t('returned.pointsTaken', params)),
  ]
}

const said = (note: string | undefined): Block[] => (note === undefined ? [] : [{ says: note }])
