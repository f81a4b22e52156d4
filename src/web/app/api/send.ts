import type { Answer, RouteName, ShopRoute } from '#wire/calls.ts'

export type CallInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | readonly string[] | undefined>
  /** plain data (sent as JSON), or FormData with a file */
  body?: unknown
  idempotencyKey?: string
  /** `keepalive`: the request survives leaving the page */
  outlivesPage?: boolean
  signal?: AbortSignal
}

export type Send<Route extends RouteName = ShopRoute> = <N extends Route>(
  name: N,
  input?: CallInput,
) => Promise<Answer<N>>
