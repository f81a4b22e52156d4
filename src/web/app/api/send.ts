import type { Answer } from '#wire/calls.ts'
import type { ShopRoute } from '#wire/routes.ts'

export type CallInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  /** plain data, sent as JSON, or a form with a file in it */
  body?: unknown
  idempotencyKey?: string
  /** it must arrive, also when the page is left meanwhile */
  outlivesPage?: boolean
  /** aborted when nobody waits for the answer any more */
  signal?: AbortSignal
}

/** How a call reaches the shop: by fetch in the browser, straight to the handler on the server. */
export type Send = <N extends ShopRoute>(name: N, input?: CallInput) => Promise<Answer<N>>
