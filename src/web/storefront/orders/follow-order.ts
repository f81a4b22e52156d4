import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { decodeOrder } from '#wire/v1/order.ts'
import type { WireOrder } from '#wire/v1/order.schema.ts'
import { apiBase, liveOrder } from '#wire/routes.ts'
import { orderCalls } from '../../app/api/order-calls.ts'
import type { Api } from '../../app/api/api.ts'

const pause = 20_000

/**
 * Follows every change of an order by server-sent events, and by polling while there is no stream (a proxy
 * that buffers it, too many streams, a server restart).
 */
export function followOrder(
  api: Api,
  { id, key }: { id: string; key: string | undefined },
  heard: (order: OrderWithReturns) => void,
) {
  let isLive = false
  const source = new EventSource(apiBase + liveOrder(id, key))
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    isLive = true
    heard(decodeOrder(JSON.parse(data) as WireOrder))
  })
  source.addEventListener('error', () => (isLive = false)) // it connects again by itself, if it can
  const timer = setInterval(() => {
    // A failed request is made up for by the next poll.
    if (!isLive)
      orderCalls(api)
        .order(id, key)
        .then(heard, () => undefined)
  }, pause)
  return () => {
    source.close()
    clearInterval(timer)
  }
}
