const maxTurn = 4 // milliseconds

/** Steps through `work`, pausing so that long work doesn't block requests. */
export async function runInSlices(
  work: Iterator<unknown>,
  maxTime = maxTurn,
  pause = yieldToEventLoop,
) {
  let from = performance.now()
  while (work.next().done !== true) {
    if (performance.now() - from < maxTime) continue
    await pause()
    from = performance.now()
  }
}

export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Yields; waits longer while requests are being served. */
export async function yieldToRequests() {
  const from = performance.now()
  await yieldToEventLoop()
  if (performance.now() - from > 1) await new Promise((resolve) => setTimeout(resolve, 10))
}
