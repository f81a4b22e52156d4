import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { newKey } from '../../../app/new-key.ts'
import { storedText } from '../../../app/storage/stored-text.ts'
import { sessionTexts } from '../../../app/storage/stores.ts'
import { invalidateDeliveries } from '../use-delivery.ts'
import type { OfferedWindow } from './use-window.ts'

/** `isKept`: its place is kept for this cart. */
export type Choice = Pick<OfferedWindow, 'id' | 'day'> & { isKept?: boolean }

type Props = {
  window: OfferedWindow | undefined
  lines: number
  busy: boolean | undefined
  choose: Dispatch<SetStateAction<Choice | null>>
}

/** "key day id" of the window that this tab's cart keeps; the key alone moves its place. */
const kept = storedText('delivery-window', 120, sessionTexts)

/** As long as the server keeps it; not by the clock of the phone, which may be wrong. */
const holdTime = 10 * 60_000
const restsAfter = 500 // milliseconds without another choice

/**
 * Keeps the chosen window's place for this cart, also after the page is loaded again. `key`: names the place, also before it
 * is kept, so that an order that is sent twice is the same one.
 */
export function useHold({ window, choose, lines, busy }: Props) {
  const api = useApi()
  const [key] = useState(() => kept.read().split(' ')[0] || newKey())
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const [, day, id] = kept.read().split(' ')
    if (day && id) choose({ id, day, isKept: true })
  }, [choose])
  const hold = useEffectEvent(async (id: string, day: string) => {
    try {
      await api.send('holdWindow', { body: { hold: key, id, day, lines } })
      kept.write([key, day, id].join(' '))
      choose((now) =>
        now === null || (now.id === id && now.day === day) ? { id, day, isKept: true } : now,
      )
      setKept(true)
    } catch (error) {
      // Without a hold the order takes its place when it is placed; what is full or closed is shown as that.
      if (error instanceof ApiError && error.status === 409) invalidateDeliveries()
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
