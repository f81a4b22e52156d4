const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago something was, in the unit that says enough: minutes for an hour, hours for two days. */
export function ageOf(
  since: string,
  now: string,
): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const age = Math.max(0, Date.parse(now) - Date.parse(since))
  if (age < hour) return { unit: 'minutes', count: Math.floor(age / minute) }
  if (age < 2 * day) return { unit: 'hours', count: Math.floor(age / hour) }
  return { unit: 'days', count: Math.floor(age / day) }
}
