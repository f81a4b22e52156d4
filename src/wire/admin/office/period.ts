import type { Period } from '#shop/pricing/period.ts'
import { time, timeIn } from '../../time.ts'

type Wire = { from: string | null; until: string | null }

export const encodePeriod = ({ from, until }: Period): Wire => ({
  from: from === null ? null : time(from),
  until: until === null ? null : time(until),
})

/** Absent fields stay unchanged. */
export const decodePeriod = (
  { from, until }: { from?: string | null | undefined; until?: string | null | undefined },
  before: Period,
): Period => ({
  from: from === undefined ? before.from : timeIn(from),
  until: until === undefined ? before.until : timeIn(until),
})
