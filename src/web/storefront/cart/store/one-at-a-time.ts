/** Asks one question at a time; what is changed meanwhile goes along in the next. */
export function oneAtATime(ask: () => Promise<void>) {
  let running: Promise<void> | null = null
  let unsent = false
  const sendAll = async () => {
    await Promise.resolve()
    while (unsent) {
      unsent = false
      await ask()
    }
  }
  const settle = () =>
    (running ??= sendAll().finally(() => {
      running = null
    }))
  return {
    settle,
    /** Asks, once more if a question is on its way; resolves when all is answered. `isNeeded`: false asks no more. */
    send(isNeeded: boolean) {
      unsent = isNeeded
      return settle()
    },
  }
}
