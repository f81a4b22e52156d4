const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The age in minutes up to an hour, in hours up to two days, then in days. */
export function ageOf(
  since: string,
  now: string,
): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const age = Math.max(0, Date.parse(now) - Date.parse(since))
  if (age < hour) return { unit: 'minutes', count: Math.floor(age / minute) }
  if (age < 2 * day) return { unit: 'hours', count: Math.floor(age / hour) }
  return { unit: 'days', count: Math.floor(age / day) }
}
