import { clockText } from '../parts/shop-clock.ts'

/** Whether shoppers see something, and from when until when. */
export type Showing = { shown: boolean; from: string | null; until: string | null }

export const showingFields = ['shown', 'from', 'until'] as const satisfies (keyof Showing)[]

export const showingOf = ({ shown, from, until }: Showing): Showing => ({ shown, from, until })

export const isHiddenFirst = ({ from, until }: Showing) =>
  from !== null && until !== null && until <= from

/** A moment in a sentence about what somebody else has written; '': none. */
export const momentWords = (moment: string | null) => clockText(moment).replace('T', ' ')
