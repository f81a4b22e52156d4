const maxTurn = 4 // milliseconds

/** Steps through `work`, pausing so that long work doesn't block requests. */
export async function inTurns(work: Iterator<unknown>, maxTime = maxTurn, pause = breather) {
  let from = performance.now()
  while (work.next().done !== true) {
    if (performance.now() - from < maxTime) continue
    await pause()
    from = performance.now()
  }
}

export const breather = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Yields; waits longer while requests are being served. */
export async function longBreather() {
  const from = performance.now()
  await breather()
  if (performance.now() - from > 1) await new Promise((resolve) => setTimeout(resolve, 10))
}
