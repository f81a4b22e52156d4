/** The values that were changed, to be sent. */
export const changedIn = <Values extends object>(typed: Values, before: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value !== before[field as keyof Values]),
  ) as Partial<Values>

/** What is typed on the thing as it is now, and the fields that both have changed to different things. */
export function mergedWith<Values extends object>(typed: Values, before: Values, now: Values) {
  const mine = changedIn(typed, before)
  const both = (Object.keys(mine) as (keyof Values)[]).filter(
    (field) => now[field] !== before[field] && now[field] !== typed[field],
  )
  return { merged: { ...now, ...mine }, both }
}
