import { showTotal } from '../../money.ts'
import type { Refund } from '../../returns/order-return.ts'
import type { Block, Links, Written } from '../email.ts'
import { greeting } from './greeting.ts'

import { goods, type Keyed, points } from './order-emails.ts'

export const returnAccepted = (order: Keyed, _shop: string, links: Links): Written => ({
  subject: `We take back what you returned from order ${order.reference}`,
  heading: 'We take it back',
  blocks: [
    { says: greeting(order.name) },
    { says: `You asked to return something from your order ${order.reference}. We take it back:` },
    goods(order),
    ...(order.refund === undefined ? [] : whatComesBack(order.refund)),
    ...said(order.note),
    { label: 'See your order', link: links.order(order) },
  ],
})

export const returnRefused = (order: Keyed, _shop: string, links: Links): Written => ({
  subject: `Your return from order ${order.reference}`,
  heading: 'We cannot take it back this time',
  blocks: [
    { says: greeting(order.name) },
    {
      says: `You asked to return something from your order ${order.reference}. We have looked at it with care, and are sorry that we cannot take it back this time:`,
    },
    goods(order),
    ...said(order.note),
    { says: 'Do you see it otherwise? Answer this mail or call us, and we will look again.' },
    { label: 'See your order', link: links.order(order) },
  ],
})

const whatComesBack = ({ cash, pointsBack, pointsTaken }: Refund): Block[] => [
  ...(cash > 0 ? [{ says: `Our rider brings ${showTotal(cash)} in cash to your door.` }] : []),
  ...points(
    pointsBack,
    (words) => `${words} that you had redeemed ${pointsBack === 1 ? 'is' : 'are'} yours again.`,
  ),
  ...points(
    pointsTaken,
    (words) =>
      `${words} that you had earned with it ${pointsTaken === 1 ? 'goes' : 'go'} back to the shop.`,
  ),
]

const said = (note: string | undefined): Block[] => (note === undefined ? [] : [{ says: note }])
