import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { useLocation } from '../../app/router/use-router.tsx'
import { shopChanges } from '../live/shop-changes.ts'
import { staffSend } from '../send.ts'

export type Waiting = Partial<Record<WaitingFor, number>>
export type WaitingFor = 'orders' | 'returns' | 'messages' | 'reviews' | 'customers'

/** Milliseconds; changes of the shop come in bursts. */
const pause = 1000

export const waitingIn = (today: Answer<'adminToday'>['data']): Waiting => ({
  orders: today.orders?.placed ?? 0,
  returns: today.returns ?? 0,
  messages: today.messages ?? 0,
  reviews: today.reviews ?? 0,
  customers: (today.wholesale ?? 0) + (today.passwordRequests ?? 0),
})

/** How much work waits: `first` comes with the page; read again on each other page and after each change of the shop. */
export function useWaiting(first: Waiting | undefined): Waiting {
  const api = useApi()
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState<Waiting>()
  const isIn = first !== undefined
  const firstPage = useRef(pathname)
  useEffect(() => {
    if (!isIn) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const answer = await staffSend(api)('adminToday').catch(() => null)
      if (answer === null || !isHere) return
      setWaiting(waitingIn(answer.data))
    }
    const readSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), pause)
    }
    if (firstPage.current !== pathname) readSoon()
    firstPage.current = ''
    const unsubscribe = shopChanges.subscribe(readSoon)
    return () => {
      isHere = false
      clearTimeout(timer)
      unsubscribe()
    }
  }, [api, isIn, pathname])
  return waiting ?? first ?? {}
}
