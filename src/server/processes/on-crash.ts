type Log = { fatal: (details: { err: unknown }, message: string) => void }

/**
 * An uncaught error leaves an unknown state: log it, finish running requests with `stop`, and exit with 1, so
 * the supervisor restarts the process.
 */
export function stopOnCrash(log: Log, stop: (code: number) => Promise<void>) {
  let isStopping = false
  const crash = (err: unknown) => {
    log.fatal({ err }, 'an error that nobody caught: the server stops')
    if (isStopping) return
    isStopping = true
    stop(1).catch(() => process.exit(1))
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}
