/** Runs one request at a time; changes made during it go into the next. */
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
    /** Sends again if a request is under way; resolves when all are acknowledged. `isNeeded` false skips the repeat. */
    send(isNeeded: boolean) {
      unsent = isNeeded
      return settle()
    },
  }
}
