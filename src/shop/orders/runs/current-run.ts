import { openStops, type Run } from './run.ts'

/**
 * What a rider drives on a day, also after midnight: open stops of the day before come first. Without stops of the day it is
 * the run of the day before, as long as a stop of it is open or was closed on this day. `dayStart`: ms UTC. Undefined: none.
 */
export function currentRun(
  today: Run | undefined,
  yesterday: Run | undefined,
  dayStart: number,
): Run | undefined {
  const left = openStops(yesterday?.stops ?? [])
  if (today !== undefined) return { ...today, stops: [...left, ...today.stops] }
  const isCurrent = left.length > 0 || yesterday?.stops.some(({ since }) => since >= dayStart)
  return isCurrent ? yesterday : undefined
}
