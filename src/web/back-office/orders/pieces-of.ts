import type { Answer } from '#wire/calls.ts'

type Counted = Pick<Answer<'adminOrders'>['data'][number], 'status' | 'lines'>

/** Pieces that were not cancelled; of a cancelled order all that were ordered, as in its total. */
export const piecesOf = ({ status, lines }: Counted): number =>
  lines.reduce(
    (sum, { quantity, cancelledQuantity }) =>
      sum + quantity - (status === 'cancelled' ? 0 : cancelledQuantity),
    0,
  )
