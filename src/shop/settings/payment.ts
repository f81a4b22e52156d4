/** How an order can be paid, both to the rider at the door; in the order in which they are offered. */
export const payments = ['cod', 'card'] as const
export type Payment = (typeof payments)[number]
