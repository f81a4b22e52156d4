import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { ShopServer } from './servers.ts'

export type WhileOrdering = {
  rate: number
  share: number
  calm: Pages
  under: Pages
  failed: number
}
type Pages = { perSecond: number; p99: number }

const paths = ['/', '/products/1', '/category/fruit-vegetables']

type Options = { order: string; cookieOf: () => string; seconds: number; rounds: number }

/** Guests' pages a second while so many orders a second are placed, beside the same without orders, in turns. */
export async function whileOrdering(
  shop: ShopServer,
  rate: number,
  { order, cookieOf, seconds, rounds }: Options,
): Promise<WhileOrdering> {
  const pages = () =>
    autocannon({
      url: shop.url,
      connections: 10,
      duration: seconds,
      requests: paths.map((path) => ({ path, method: 'GET' as const })),
    })
  const orders = () =>
    autocannon({
      url: `${shop.url}/api/v1/order/create`,
      connections: 10,
      overallRate: rate,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => ({
            ...request,
            body: order,
            headers: {
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
              cookie: cookieOf(),
            },
          }),
        },
      ],
    })
  const turns = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await pages()
    const [under, placed] = await Promise.all([pages(), orders()])
    turns.push({
      rate,
      share: under.requests.average / alone.requests.average,
      calm: { perSecond: alone.requests.average, p99: alone.latency.p99 },
      under: { perSecond: under.requests.average, p99: under.latency.p99 },
      failed: alone.non2xx + under.non2xx + placed.non2xx + placed.errors,
    })
  }
  const [median] = turns.toSorted((a, b) => a.share - b.share).slice(Math.floor(rounds / 2))
  if (median === undefined) throw new Error('There were no rounds')
  return median
}
