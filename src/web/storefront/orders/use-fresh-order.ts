import { useEffect, useState } from 'react'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { useApi } from '../../app/api/use-api.ts'
import { followOrder } from './follow-order.ts'

/** The order as it is now: followed while somebody looks and it can still change. */
export function useFreshOrder(loaded: OrderWithReturns, key: string | undefined): OrderWithReturns {
  const api = useApi()
  const [fresh, setFresh] = useState(loaded)
  const order = fresh.id === loaded.id ? fresh : loaded
  const isOver = order.status === 'delivered' || order.status === 'cancelled'

  useEffect(() => {
    if (isOver) return
    let stop = () => undefined as void
    // A browser has few connections to one shop: a page in the background keeps none.
    const look = () => {
      stop()
      stop = document.hidden ? () => undefined : followOrder(api, { id: loaded.id, key }, setFresh)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [api, loaded.id, key, isOver])

  return order
}
