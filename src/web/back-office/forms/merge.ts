const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values that differ from what they were, to be sent. */
export const changedIn = <Values extends object>(typed: Values, before: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !isSame(value, before[field as keyof Values])),
  ) as Partial<Values>

/**
 * Three-way merge: what is typed, on the record as it is now. `both`: fields that two people changed to different
 * values. `together`: the fields depend on each other, so a change of one counts as a change of all.
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
    (field) => !isSame(now[field], before[field]) && !isSame(now[field], typed[field]),
  )
  return { merged: { ...now, ...all }, both }
}
