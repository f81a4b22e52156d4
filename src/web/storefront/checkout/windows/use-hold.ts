import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { newKey } from '../../../app/new-key.ts'
import { storedText } from '../../../app/storage/stored-text.ts'
import { sessionTexts } from '../../../app/storage/stores.ts'
import { invalidateDeliveries } from '../../delivery/use-delivery.ts'
import type { OfferedWindow } from './use-window.ts'

/** `hold`: the key of the place that is kept. */
export type Kept = Pick<OfferedWindow, 'id' | 'day'> & { hold?: string }

type Props = {
  window: OfferedWindow | undefined
  lines: number
  busy: boolean
  choose: Dispatch<SetStateAction<Kept | null>>
}

/** "key day id" of the window that this tab's cart keeps; the key alone moves its place. */
const kept = storedText('delivery-window', 120, sessionTexts)

/** As long as the server keeps it; not by the clock of the phone, which may be wrong. */
const holdTime = 10 * 60_000
const restsAfter = 500 // milliseconds without another choice

/** Keeps the chosen window's place for this cart, also after the page is loaded again; true while it is kept. */
export function useHold({ window, choose, lines, busy }: Props): boolean {
  const api = useApi()
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const [hold, day, id] = kept.read().split(' ')
    if (hold && day && id) choose({ id, day, hold })
  }, [choose])
  const hold = useEffectEvent(async (id: string, day: string) => {
    const key = kept.read().split(' ')[0] || newKey()
    try {
      await api.send('holdWindow', { body: { hold: key, id, day, lines } })
      kept.write([key, day, id].join(' '))
      choose((now) =>
        now === null || (now.id === id && now.day === day) ? { id, day, hold: key } : now,
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
  return isKept
}
