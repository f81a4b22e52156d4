const longestTurn = 4 // milliseconds

/** Does one after the other; what takes long must not hold up everybody else. */
export async function inTurns(work: Iterator<unknown>, longest = longestTurn, pause = breather) {
  let from = performance.now()
  while (work.next().done !== true) {
    if (performance.now() - from < longest) continue
    await pause()
    from = performance.now()
  }
}

export const breather = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A turn for others, and a longer one when there is somebody to be served. */
export async function longBreather() {
  const from = performance.now()
  await breather()
  if (performance.now() - from > 1) await new Promise((resolve) => setTimeout(resolve, 10))
}
