/** Paid to the rider at the door; in display order. */
export const payments = ['cod', 'card'] as const
export type Payment = (typeof payments)[number]
