import { leftOfLine, type OrderLine } from '#shop/orders/order.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Pack of a line, and its quantity and price; `each` null: its weight says what it costs, and the price of a piece would contradict it. */
export function useLineTexts() {
  const t = useMessages(ordersMessages)
  const times = (quantity: number, price: string) => t('order.line', { quantity, price })
  return (line: OrderLine) => {
    const { quantity: left } = leftOfLine(line)
    return line.weight?.packed && left > 0
      ? { pack: times(left, line.pack), each: null }
      : { pack: line.pack, each: times(line.quantity, t.money(line.price)) }
  }
}
