import type { Block, Links, Written } from '../email.ts'
import { arrivalDays } from './arrival-days.ts'
import { greeting } from './greeting.ts'
import type { OrderEmail } from './order-facts.ts'

/** `key` opens a guest's order: made when the e-mail is sent, and in no other place than the e-mail. */
export type Keyed = OrderEmail & { key: string | undefined }

const paidBy = { cod: 'Cash on Delivery', card: 'Card, to the rider at the door' }

export const orderPlaced = (order: Keyed, shop: string, links: Links): Written => ({
  subject: `Your order ${order.reference} at ${shop}`,
  heading: 'Thank you, your order is with us',
  blocks: [
    { says: greeting(order.name) },
    {
      says: `We have your order ${order.reference} and are packing it.${order.arrival ? ` Arriving ${arrivalDays(order.arrival)}.` : ''}`,
    },
    goods(order),
    amounts(order),
    {
      figures: [
        ['Payment', paidBy[order.payment]],
        ['Deliver to', order.address],
      ],
    },
    { label: 'See your order', link: links.order(order) },
    {
      says: 'Changed your mind? Until it is packed you can cancel it, or single items of it, from that page.',
    },
  ],
})

export const orderShipped = (order: Keyed, _shop: string, links: Links): Written => ({
  subject: `Your order ${order.reference} is on its way`,
  heading: 'On its way to you',
  blocks: [
    { says: greeting(order.name) },
    {
      says: `Your order ${order.reference} has left the shop.${order.payment === 'cod' ? ` Please have ${order.total} ready for the rider.` : ` The rider brings a card machine for ${order.total}.`}`,
    },
    { figures: [['Deliver to', order.address]] },
    { label: 'Track Your Order', link: links.track(order) },
  ],
})

export const orderDelivered = (order: Keyed, shop: string, links: Links): Written => ({
  subject: `Your order ${order.reference} has been delivered`,
  heading: 'Delivered. Enjoy it!',
  blocks: [
    { says: greeting(order.name) },
    {
      says: `Your order ${order.reference} has reached you. Something missing or not as it should be? You can ask for a return on its page within 3 days, or simply answer this mail; we will put it right.`,
    },
    ...points(order.earnedPoints, (words) => `This order earned you ${words}.`),
    { label: 'See your order', link: links.order(order) },
    { says: `Thank you for shopping with ${shop}.` },
  ],
})

export const orderCancelled = (order: Keyed, _shop: string, links: Links): Written => ({
  subject:
    order.isWhole === true
      ? `Your order ${order.reference} is cancelled`
      : `Items of your order ${order.reference} are cancelled`,
  heading: order.isWhole === true ? 'Your order is cancelled' : 'Cancelled as you asked',
  blocks: [
    { says: greeting(order.name) },
    {
      says:
        order.isWhole === true
          ? `Nothing of order ${order.reference} will be delivered, and there is nothing to pay.`
          : `These items of order ${order.reference} will not be delivered:`,
    },
    goods(order),
    ...points(
      order.pointsBack ?? 0,
      (words) =>
        `${words} that you had redeemed ${order.pointsBack === 1 ? 'is' : 'are'} yours again.`,
    ),
    ...(order.isWhole === true ? [] : [{ says: 'What remains costs:' }, amounts(order)]),
    { label: 'See your order', link: links.order(order) },
  ],
})

/** What an e-mail is about, one line each. */
export const goods = ({ lines }: OrderEmail): Block => ({
  list: lines.map(
    ({ quantity, name, pack, amount }) =>
      `${quantity} × ${name}${pack === '' ? '' : `, ${pack}`}: ${amount}`,
  ),
})

const amounts = (order: OrderEmail): Block => ({
  figures: [
    ['Subtotal', order.subtotal],
    ['Shipping', order.shipping],
    ...(order.redeemedPoints > 0
      ? [['Points redeemed', String(order.redeemedPoints)] as const]
      : []),
    ['Total', order.total],
    ...(order.earnedPoints > 0 ? [['Points earned', String(order.earnedPoints)] as const] : []),
  ],
})

/** A sentence about points; nothing about none. */
export const points = (count: number, says: (words: string) => string): Block[] =>
  count > 0 ? [{ says: says(`${count} loyalty ${count === 1 ? 'point' : 'points'}`) }] : []
