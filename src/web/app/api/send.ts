import type { Answer, RouteName, ShopRoute } from '#wire/calls.ts'

export type CallInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | readonly string[] | undefined>
  /** plain data, sent as JSON, or a form with a file in it */
  body?: unknown
  idempotencyKey?: string
  /** the request survives leaving the page (`keepalive`) */
  outlivesPage?: boolean
  /** aborted when the answer is no longer needed */
  signal?: AbortSignal
}

/** How a call reaches the shop: by fetch in the browser, straight to the handler on the server. */
export type Send<Route extends RouteName = ShopRoute> = <N extends Route>(
  name: N,
  input?: CallInput,
) => Promise<Answer<N>>
