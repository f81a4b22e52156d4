/** The values that were changed, to be sent. */
export const changedIn = <Values extends object>(typed: Values, before: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== before[field as keyof Values]),
  ) as Partial<Values>

/**
 * What is typed on the thing as it is now, and the fields that both have changed to different things. `together`: its
 * fields mean nothing without each other, so that whoever changed one has changed all.
 */
export function mergedWith<Values extends object>(
  typed: Values,
  before: Values,
  now: Values,
  together = false,
) {
  const mine = changedIn(typed, before)
  const all = together && Object.keys(mine).length > 0 ? typed : mine
  const both = (Object.keys(all) as (keyof Values)[]).filter(
    (field) => now[field] !== before[field] && now[field] !== typed[field],
  )
  return { merged: { ...now, ...all }, both }
}
