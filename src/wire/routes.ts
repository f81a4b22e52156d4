import type { CallSchema } from './call-schema.ts'
import { calls, files, shopCalls } from './calls.ts'
import { routesOf } from './routes-of.ts'

// Constants only: vite.config.ts writes their values into the browser's code, so that no schema gets there.

export const apiBase = '/api/v1'
export const shopRoutes = routesOf(shopCalls)
export const routes = routesOf(calls)
export const fileRoutes = routesOf(files)

/** The calls that take an `Idempotency-Key`. */
export const keyedCalls: readonly string[] = Object.entries<CallSchema>(calls)
  .filter(([, { idempotency }]) => idempotency !== undefined)
  .map(([name]) => name)
