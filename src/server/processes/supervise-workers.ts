import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { followConnections } from './handed-connections.ts'
import { relayPolls } from './relay-polls.ts'
import type { FromWorker } from './worker-messages.ts'

/** One that ends sooner after its start than this is started again later each time, in milliseconds. */
const soon = 60_000
const maxPause = 30_000

/**
 * Serves the shop from `count` processes on one port. Dead ones are replaced; a signal stops all after their
 * running requests. The first opens alone, so a start error is printed once; if one cannot open at the start,
 * all stop.
 */
export async function superviseWorkers(count: number): Promise<void> {
  const polls = relayPolls()
  let isOpen = false
  let isStopping = false

  /** Resolves with the words of a worker that takes requests; fails when it ends before. */
  function start(failures = 0): Promise<string> {
    const since = performance.now()
    const worker = cluster.fork()
    const closeHanded = followConnections(worker)
    const member = { id: worker.id, send: worker.send.bind(worker) }
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    worker.on('message', (message: FromWorker) => {
      polls.hear(member, message)
      if (message.kind !== 'opened') return
      polls.join(member)
      resolve(message.message)
    })
    const leave = () => {
      closeHanded()
      polls.leave(worker.id)
      reject(new Error('A worker has ended'))
      void replace(performance.now() - since < soon ? failures + 1 : 1)
    }
    worker.once('exit', leave)
    worker.on('error', () => {
      // A connection or a message that did not reach one that is dying: its end follows. One that could not be
      // started has no end.
      if (worker.process.pid === undefined) leave()
    })
    return promise
  }

  async function replace(failures: number) {
    if (!isOpen || isStopping) return
    await wait(Math.min(250 * 2 ** failures, maxPause))
    if (!isStopping) await start(failures).catch(() => undefined) // its end has asked for the next one
  }

  async function stop(code: number, signal: NodeJS.Signals = 'SIGTERM') {
    isStopping = true
    const ends = running().map((worker) => once(worker, 'exit'))
    for (const { process: child } of running()) child.kill(signal)
    await Promise.all(ends)
    process.exit(code)
  }

  stopOnSignals(stop)
  try {
    const message = await start()
    await Promise.all(Array.from({ length: count - 1 }, () => start()))
    isOpen = true
    console.log(message)
  } catch {
    if (!isStopping) await stop(1)
  }
}

const running = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/** The first signal lets the workers finish, a later one does not. */
function stopOnSignals(stop: (code: number, signal?: NodeJS.Signals) => Promise<void>) {
  let firstSignalAt: number | undefined
  const onSignal = () => {
    // A terminal, npm and a group of processes may each bring the same signal: that is asking once.
    if (firstSignalAt !== undefined && performance.now() - firstSignalAt > 1000)
      void stop(1, 'SIGKILL')
    if (firstSignalAt === undefined) void stop(0)
    firstSignalAt ??= performance.now()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
}
