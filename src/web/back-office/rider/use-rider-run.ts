import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../app/api/use-api.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { staffSend } from '../send.ts'
import {
  parseQueue,
  type QueuedAction,
  type RiderRun,
  shownStops,
  withAction,
  without,
} from './queue.ts'
import { savePage } from './save-page.ts'
import { type Sent, sendQueue } from './send-queue.ts'
import {
  changeQueue,
  newerRun,
  parseRun,
  saveLoadedRun,
  useQueueText,
  useRunText,
} from './stored-run.ts'

const firstPause = 5000 // milliseconds
const maxPause = 60_000

export type NewAction = Pick<QueuedAction, 'order' | 'reference' | 'kind'> &
  Partial<Pick<QueuedAction, 'reason' | 'code' | 'collected' | 'paid'>>

/** A rider's run with what they pressed. It works without a connection, and sends everything once there is one. */
export function useRiderRun(loaded: RiderRun) {
  const api = useApi()
  const saved = parseRun(useRunText())
  const run = loaded.isOwn ? newerRun(loaded, saved) : loaded
  const { rider, isOwn } = run
  const queue = parseQueue(useQueueText())
  const [sent, setSent] = useState<Sent>('all')

  useEffect(() => {
    if (loaded.isOwn) saveLoadedRun(loaded)
  }, [loaded])
  useEffect(() => {
    if (isOwn) void savePage().catch(() => undefined)
  }, [isOwn])

  const own = queue.filter((one) => one.rider === rider.id)
  const waiting = own.filter(({ refusal }) => refusal === null).length
  const trySend = useEffectEvent(async () => {
    const result = await sendQueue(staffSend(api), rider.id)
    setSent(result)
    return result
  })
  useEffect(() => (isOwn ? keepSending(() => trySend()) : undefined), [isOwn, waiting])

  return {
    run,
    stops: shownStops(run, queue),
    waiting,
    othersWaiting: queue.length - own.length,
    isLoggedOut: sent === 'logged-out',
    /** Refused actions at orders that are not in the run any more. */
    lost: own.filter(
      ({ order, refusal }) => refusal !== null && run.stops.every(({ id }) => id !== order),
    ),
    act: (...actions: readonly NewAction[]) =>
      changeQueue((before) =>
        actions.reduce(
          (all, { reason = '', code = '', collected = null, paid = null, ...action }) =>
            withAction(all, {
              ...action,
              reason,
              code,
              collected,
              paid,
              id: newUuid(),
              rider: rider.id,
              pressedAt: Date.now(),
              confirmed: false,
              refusal: null,
            }),
          before,
        ),
      ),
    drop: (id: string) => changeQueue((before) => without(before, id)),
    /** Sends a refused action again: of an earlier day with the rider's consent, or without its code. */
    resend: (id: string, change: Partial<Pick<QueuedAction, 'code' | 'confirmed'>>) =>
      changeQueue((before) =>
        before.map((one) => (one.id === id ? { ...one, ...change, refusal: null } : one)),
      ),
  }
}
export type RunOfRider = ReturnType<typeof useRiderRun>

/** At once, when the connection is back, when the page is seen again, and after growing pauses. */
function keepSending(send: () => Promise<Sent>) {
  let isOver = false
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = async () => {
    clearTimeout(timer)
    const result = await send().catch((error: unknown) => {
      window.reportError(error)
      return 'later' as const
    })
    if (isOver || result === 'all') return
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), pause)
    pause = Math.min(2 * pause, maxPause)
  }
  const again = () => {
    pause = firstPause
    if (!document.hidden) void attempt()
  }
  void attempt()
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
  }
}
