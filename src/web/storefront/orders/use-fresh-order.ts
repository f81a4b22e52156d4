import { useEffect, useState } from 'react'
import { orderStates } from '#shop/order-states.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { useApi } from '../../app/api/use-api.ts'
import { followOrder } from './follow-order.ts'

/** The current order: followed while the page is visible and the order can still change. */
export function useFreshOrder(loaded: OrderWithReturns, key: string | undefined): OrderWithReturns {
  const api = useApi()
  const [fresh, setFresh] = useState(loaded)
  const order = fresh.id === loaded.id ? fresh : loaded
  const isOver = !orderStates[order.status].isOpen

  useEffect(() => {
    if (isOver) return
    let stop = () => undefined as void
    // Browsers limit connections per host, so a page in the background closes its stream.
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
