import type { RouteName } from '#wire/calls.ts'
import { ApiError } from '../../app/api/api-error.ts'
import type { Send } from '../../app/api/send.ts'
import { nextToSend, type QueuedAction, without } from './queue.ts'
import { changeQueue, readQueue, saveRun } from './stored-run.ts'

export type Sent = 'all' | 'later' | 'logged-out'

let sending: Promise<unknown> = Promise.resolve()

/** One tab sends at a time. Without locks only this one: the id makes two requests one action. */
export function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request('kiryana-run', run)
  const result = sending.then(run)
  sending = result.catch(() => undefined)
  return result
}

/** Sends what a rider pressed, in its order, until the connection ends. */
export const sendQueue = (send: Send<RouteName>, rider: string): Promise<Sent> =>
  alone(async () => {
    for (;;) {
      const next = nextToSend(readQueue(), rider)
      if (next === undefined) return 'all'
      try {
        const { data } = await send('adminActAtStop', { body: bodyOf(next) })
        // In this order: otherwise the stop would be open for a moment, and what is typed at the next one lost.
        saveRun(data)
        changeQueue((queue) => without(queue, next.id))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (isLoggedOut(error)) return 'logged-out'
        if (isPassing(error)) return 'later'
        const { code, message } = error
        changeQueue((queue) =>
          queue.map((one) => (one.id === next.id ? { ...one, refusal: { code, message } } : one)),
        )
      }
    }
  })

const bodyOf = ({ reference: _, refusal: __, pressedAt, ...action }: QueuedAction) => ({
  ...action,
  pressedAt: new Date(pressedAt).toISOString(),
})

const isLoggedOut = ({ status, code }: ApiError) =>
  status === 401 || code === 'stop_other_rider' || code === 'two_factor_required'

/** The shop has not decided: no connection, a restart, or too many requests. */
const isPassing = ({ status }: ApiError) => status === 0 || status >= 500 || status === 429
