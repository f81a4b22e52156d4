import type { Paisa } from '../money.ts'
import { lineMost, mostOf } from '../pricing/most.ts'
import type { Order, OrderLine } from './order.ts'

/** What is left of a line. */
export const restOf = (line: OrderLine) => ({
  ...line,
  quantity: line.quantity - line.cancelledQuantity,
})

/** The most (paisa) that the rest of a line may cost. */
export const mostOfLine = (line: OrderLine): Paisa => lineMost(restOf(line))

/** The most (paisa) that an order may cost once all is weighed. */
export const mostOfOrder = ({ lines, total }: Pick<Order, 'lines' | 'total'>): Paisa =>
  mostOf(lines.map(restOf), total)
