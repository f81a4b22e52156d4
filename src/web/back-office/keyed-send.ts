import type { RouteName } from '#wire/calls.ts'
import { keyedCalls } from '#wire/routes.ts'
import { ApiError } from '../app/api/api-error.ts'
import type { Send } from '../app/api/send.ts'
import { newUuid } from './parts/new-uuid.ts'

/** Gives each creating call an idempotency key, which a retry after a lost response keeps. Success or refusal ends it. */
export function withKeys(send: Send<RouteName>): Send<RouteName> {
  const open = new Map<string, string>()
  return async (name, input = {}) => {
    if (input.idempotencyKey !== undefined || !keyedCalls.includes(name)) return send(name, input)
    const requestKey = JSON.stringify([name, input.params, input.body])
    const idempotencyKey = open.get(requestKey) ?? newUuid()
    open.set(requestKey, idempotencyKey)
    try {
      const answer = await send(name, { ...input, idempotencyKey })
      open.delete(requestKey)
      return answer
    } catch (error) {
      if (!isLost(error)) open.delete(requestKey)
      throw error
    }
  }
}

const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
