import type { Answer } from '#wire/calls.ts'

type Counted = Pick<Answer<'adminOrders'>['data'][number], 'status' | 'lines'>

/** How many pieces it has that were not cancelled; of a cancelled order, as of its total, what was ordered. */
export const piecesOf = ({ status, lines }: Counted): number =>
  lines.reduce(
    (sum, { quantity, cancelledQuantity }) =>
      sum + quantity - (status === 'cancelled' ? 0 : cancelledQuantity),
    0,
  )
