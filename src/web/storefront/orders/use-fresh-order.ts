import { useEffect, useState } from 'react'
import type { Order } from '#shop/orders/order.ts'
import { useApi } from '../../use-api.ts'

const pause = 20_000

/** The order as it is now: asked again every twenty seconds while somebody looks and it can still change. */
export function useFreshOrder(loaded: Order, key: string | undefined): Order {
  const api = useApi()
  const [fresh, setFresh] = useState(loaded)
  const order = fresh.id === loaded.id ? fresh : loaded
  const isOver = order.status === 'delivered' || order.status === 'cancelled'

  useEffect(() => {
    if (isOver) return
    let current = true
    const look = () => {
      if (document.hidden) return
      // What cannot be fetched now comes with the next look.
      api.order(loaded.id, key).then((answer) => current && setFresh(answer), () => undefined)
    }
    const timer = setInterval(look, pause)
    document.addEventListener('visibilitychange', look)
    return () => {
      current = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [api, loaded.id, key, isOver])

  return order
}
