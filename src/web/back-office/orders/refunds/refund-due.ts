import { rupees, sum } from '#shop/money.ts'

type Order = {
  returns: readonly { id: string; refund: { cash: number } | null }[]
  refunds: readonly { returnId: string }[]
}

/** What the customer is still to get back. */
export const refundDue = ({ returns, refunds }: Order) =>
  sum(
    returns
      .filter(({ id }) => !refunds.some(({ returnId }) => returnId === id))
      .map(({ refund }) => rupees(refund?.cash ?? 0)),
  )
