export type Job = {
  name: string
  /** The pause after each run, in milliseconds. */
  every: number
  run: () => Promise<unknown>
}

type Log = { error: (details: { job: string; problem: string }, message: string) => void }

/**
 * Runs each job periodically, never twice at a time. A failed job is logged and retried after its pause
 * without delaying others. `stop` waits for running jobs.
 */
export function startJobs(jobs: readonly Job[], log: Log) {
  const running = jobs.map((job) => startJob(job, log))
  return {
    stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))),
    /** Runs a job at once, and once more if it is running. */
    wake: (name: string) => {
      for (const job of running) if (job.name === name) job.wake()
    },
  }
}

function startJob({ name, every, run }: Job, log: Log) {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | null = null
  let again = false
  let stopped = false

  const begin = () => {
    clearTimeout(timer)
    again = false
    underWay = attempt().finally(() => {
      underWay = null
      if (stopped) return
      if (again) begin()
      else timer = setTimeout(begin, every).unref()
    })
  }
  const attempt = async () => {
    try {
      await run()
    } catch (error) {
      // The message alone: other fields of an error may hold personal data.
      const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      log.error({ job: name, problem }, 'a scheduled job failed')
    }
  }
  timer = setTimeout(begin, every).unref()
  return {
    name,
    wake: () => {
      if (stopped) return
      if (underWay === null) begin()
      else again = true
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
