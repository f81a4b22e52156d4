type Log = { fatal: (details: { err: unknown }, message: string) => void }

/**
 * An uncaught error leaves the process in an unknown state: it is logged, what is
 * under way is finished by `stop`, and the process ends with 1, so that its supervisor restarts it.
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
