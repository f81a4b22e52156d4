/** Whether an offer holds at `now`: it may begin later, or have ended. Moments as ISO 8601; null: open. */
export function offerTime(
  { from, until }: { from: string | null; until: string | null },
  now: number,
): 'before' | 'now' | 'over' {
  if (until !== null && now >= Date.parse(until)) return 'over'
  return from !== null && now < Date.parse(from) ? 'before' : 'now'
}
