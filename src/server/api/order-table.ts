import { dialledPhone } from '#shop/accounts/contacts/phone.ts'
import {
  type Order,
  leftOfLine,
  type OrderChannel,
  type OrderLine,
  referenceOf,
} from '#shop/orders/order.ts'
import { toRupees } from '#shop/money.ts'
import { shopClock, shopDay } from '#shop/settings/shop-day.ts'
import { backOfficeOrderListMessages } from '#web/messages/en/back-office/orders/order-list.ts'
import { backOfficeOrdersMessages } from '#web/messages/en/back-office/orders/orders.ts'
import { orderFileMessages } from '#web/messages/en/back-office/orders/order-file.ts'
import type { Language } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'

/** `destination`: the delivery zone as the list of orders shows it. */
export type ExportedOrder = Order & { channel: OrderChannel; destination: string | null }
type Column = keyof typeof orderFileMessages.sentences.column
type Cells = Partial<Record<Column, string | number | null>>

const columnsOf = {
  orders: ['order', 'placed', 'status', 'customer', 'phone', 'email', 'address', 'zone', 'promisedFrom', 'promisedTo', 'items', 'pieces', 'subtotal', 'shipping', 'points', 'total', 'payment', 'channel', 'note'],
  lines: ['order', 'placed', 'status', 'customer', 'phone', 'product', 'pack', 'colour', 'price', 'quantity', 'cancelled', 'amount'],
} as const satisfies Record<string, readonly Column[]> // prettier-ignore

/** Orders as rows of a CSV file: one row for each order, or for each of its lines. Days and times are the shop's. */
export function orderTable(language: Language, kind: keyof typeof columnsOf) {
  const t = messagesIn(language, orderFileMessages)
  const ofOrders = messagesIn(language, backOfficeOrdersMessages)
  const ofList = messagesIn(language, backOfficeOrderListMessages)
  const columns: readonly Column[] = columnsOf[kind]

  const common = (order: ExportedOrder): Cells => ({
    order: referenceOf(order),
    placed: `${shopDay(order.placedAt)} ${timeOf(order.placedAt)}`,
    status: ofOrders(`status.${order.status}`),
    customer: order.contact.name,
    phone: dialledPhone(order.contact.phone),
  })
  const whole = (order: ExportedOrder): Cells => {
    const left = order.lines.map((line) => ({ line, ...leftOfLine(line) })).filter(({ quantity }) => quantity > 0) // prettier-ignore
    const promised = order.channel === 'counter' ? null : order.arrival
    return {
      ...common(order),
      email: order.contact.email,
      address: order.address,
      zone: order.destination,
      promisedFrom: promised?.from ?? null,
      promisedTo: promised?.to ?? null,
      items: left.map(({ line, quantity }) => `${quantity} × ${nameOf(line)}`).join('; '),
      pieces: left.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal: toRupees(order.subtotal),
      shipping: toRupees(order.shipping),
      points: order.redeemedPoints,
      total: toRupees(order.total),
      payment: ofList(`payment.${order.payment}`),
      channel: ofList(`channel.${order.channel}`),
      note: order.note,
    }
  }
  const byLine = (order: ExportedOrder): Cells[] =>
    order.lines.map((line) => ({
      ...common(order),
      product: line.name,
      pack: line.pack,
      colour: line.colour ?? null,
      price: toRupees(line.price),
      quantity: line.quantity,
      cancelled: line.cancelledQuantity,
      amount: toRupees(leftOfLine(line).amount),
    }))
  const rowsOf = (order: ExportedOrder) => (kind === 'lines' ? byLine(order) : [whole(order)])
  return {
    headings: columns.map((name) => t(`column.${name}`)),
    rows: (orders: readonly ExportedOrder[]) =>
      orders.flatMap(rowsOf).map((cells) => columns.map((name) => cells[name] ?? null)),
  }
}

const nameOf = ({ name, pack, colour }: OrderLine) =>
  [name, pack, colour].filter((part) => part !== undefined && part !== '').join(' ')

function timeOf(at: number): string {
  const { minutes } = shopClock(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
