import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { decodeOrder } from '#wire/v1/order.ts'
import type { WireOrder } from '#wire/v1/order.schema.ts'
import { apiBase, liveOrder } from '#wire/routes.ts'
import { orderCalls } from '../../app/api/order-calls.ts'
import type { Api } from '../../app/api/api.ts'

const pause = 20_000

/**
 * Hears of every change of an order: over a stream, and while there is none (a proxy that does not
 * let it through, too many of them, the shop away for a moment) by asking now and then.
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
    // What cannot be fetched now comes with the next look.
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
