/** Paid to the rider at the door; in display order. */
export const payments = ['cod', 'card'] as const
export type OfferedPayment = (typeof payments)[number]
/** `account`: the order's total goes on the customer's khata, and nothing is collected. */
export const orderPayments = [...payments, 'account'] as const
export type Payment = (typeof orderPayments)[number]
