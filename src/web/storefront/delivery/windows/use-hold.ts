import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { newKey } from '../../../app/new-key.ts'
import { invalidateDeliveries } from '../use-delivery.ts'
import { keepWindow, keptWindow } from './kept-window.ts'
import type { OfferedWindow } from './use-window.ts'

/** `isKept`: its place is kept for this cart. */
export type Choice = Pick<OfferedWindow, 'id' | 'day'> & { isKept?: boolean }

type Props = {
  window: OfferedWindow | undefined
  lines: number
  busy: boolean | undefined
  choose: Dispatch<SetStateAction<Choice | null>>
}

/** As long as the server keeps it; not by the clock of the phone, which may be wrong. */
const holdTime = 10 * 60_000
const restsAfter = 500 // milliseconds without another choice

/**
 * Keeps the chosen window's place for this cart, also after the page is loaded again. `key`: names the place, also before it
 * is kept, so that an order that is sent twice is the same one.
 */
export function useHold({ window, choose, lines, busy }: Props) {
  const [key] = useState(() => keptWindow.read().split(' ')[0] || newKey())
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const [, day, id] = keptWindow.read().split(' ')
    if (day && id) choose({ id, day, isKept: true })
  }, [choose])
  const hold = useEffectEvent(async (id: string, day: string) => {
    try {
      await keepWindow({ key, id, day, lines })
      choose((now) =>
        now === null || (now.id === id && now.day === day) ? { id, day, isKept: true } : now,
      )
      setKept(true)
    } catch (error) {
      // Without a hold the order takes its place when it is placed; what is full or closed is shown as that.
      if (!(error instanceof ApiError && error.status === 409)) return
      choose((now) => (now?.id === id && now.day === day ? { id, day } : now))
      invalidateDeliveries()
    }
  })
  const { id, day } = window ?? {}
  useEffect(() => {
    setKept(false)
    if (!id || !day || busy) return
    const timer = setTimeout(() => void hold(id, day), restsAfter)
    return () => clearTimeout(timer)
  }, [id, day, busy])
  useEffect(() => {
    if (!isKept) return
    const timer = setTimeout(() => setKept(false), holdTime)
    return () => clearTimeout(timer)
  }, [isKept])
  return { key, isKept }
}
