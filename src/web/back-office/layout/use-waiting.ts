import { useEffect, useState } from 'react'
import { useApi } from '../../app/api/use-api.ts'
import { useLocation } from '../../app/router/use-router.tsx'
import { shopChanges } from '../live/shop-changes.ts'
import { staffSend } from '../send.ts'

export type Waiting = Partial<Record<WaitingFor, number>>
export type WaitingFor = 'orders' | 'returns' | 'messages' | 'reviews' | 'customers'

/** Milliseconds; changes of the shop come in bursts. */
const pause = 1000

/** How much work waits, read again on each page and after each change of the shop. Empty while unknown. */
export function useWaiting(isIn: boolean): Waiting {
  const api = useApi()
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState<Waiting>({})
  useEffect(() => {
    if (!isIn) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const answer = await staffSend(api)('adminToday').catch(() => null)
      if (answer === null || !isHere) return
      const { orders, returns, messages, reviews, wholesale, passwordRequests } = answer.data
      setWaiting({
        orders: orders?.placed ?? 0,
        returns: returns ?? 0,
        messages: messages ?? 0,
        reviews: reviews ?? 0,
        customers: (wholesale ?? 0) + (passwordRequests ?? 0),
      })
    }
    const readSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), pause)
    }
    readSoon()
    const unsubscribe = shopChanges.subscribe(readSoon)
    return () => {
      isHere = false
      clearTimeout(timer)
      unsubscribe()
    }
  }, [api, isIn, pathname])
  return waiting
}
