import { dayLength } from '../settings/shop-day.ts'

/** How long a product is new, in milliseconds. */
const newFor = 14 * dayLength

/** Whether a product that was first listed then is new; those with which the shop opened never were. */
export const isNewAt = (listedAt: number | null, openedAt: number | null, at: number) =>
  listedAt !== null &&
  openedAt !== null &&
  listedAt - openedAt >= dayLength &&
  at - listedAt < newFor
