import autocannon from 'autocannon'

export type Load = { perSecond: number; p50: number; p99: number; failed: number }

type LoadOptions = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** New headers for every request: an order has a key of its own. */
  fresh?: () => Record<string, string>
  connections: number
  seconds: number
}

/** So many connections, each asking again as soon as it is answered. */
export async function load({
  url,
  method = 'GET',
  headers = {},
  body,
  fresh,
  connections,
  seconds,
}: LoadOptions): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(fresh && {
      requests: [
        { setupRequest: (request) => ({ ...request, headers: { ...headers, ...fresh() } }) },
      ],
    }),
  })
  const { requests, latency, non2xx, errors } = result
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  }
}
