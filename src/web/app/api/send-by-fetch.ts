import type { Answer, RouteName } from '#wire/calls.ts'
import { apiBase, type routes, shopRoutes } from '#wire/routes.ts'
import { accountHeader } from '#wire/account-header.ts'
import { checkConnection } from './connection.ts'
import { decodeProblem, type WireProblem } from '#wire/problem.ts'
import { ApiError } from './api-error.ts'
import { displayedAccount } from './displayed-account.ts'
import type { CallInput, Send } from './send.ts'

type Route = (typeof routes)[RouteName]

/** `more`: headers of each call. */
export const sendBy =
  <Name extends RouteName>(table: Record<Name, Route>, more?: Record<string, string>): Send<Name> =>
  async (name, input = {}) => {
    const [method, path] = table[name]
    const answer = await fetch(addressOf(path, input), {
      method,
      credentials: 'same-origin',
      headers: { ...headersOf(input), ...more },
      keepalive: input.outlivesPage ?? false,
      signal: input.signal ?? null,
      body: bodyOf(input.body),
    }).catch(() => {
      void checkConnection()
      throw new ApiError({ status: 0, code: 'offline', message: '' })
    })
    if (!answer.ok) {
      const problem = await problemOf(answer)
      if (problem.code === 'other_account') displayedAccount.onOther?.(problem.message)
      throw problem
    }
    return (await answer.json()) as Answer<typeof name>
  }

export const sendByFetch = sendBy(shopRoutes)

export function addressOf(path: string, { params = {}, query = {} }: CallInput) {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object') for (const one of value) search.append(key, one)
    else if (value !== undefined && value !== '') search.set(key, String(value))
  }
  return `${apiBase}${filled}${search.size > 0 ? `?${search}` : ''}`
}

const bodyOf = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body))

const headersOf = ({ body, idempotencyKey }: CallInput) => ({
  accept: 'application/json',
  ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
  ...(displayedAccount.id && { [accountHeader]: displayedAccount.id }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
})

async function problemOf(answer: Response) {
  const { status } = answer
  const failure = (await answer.json().catch(() => null)) as WireProblem | null
  return new ApiError(
    failure?.code === undefined
      ? { status, code: 'unknown', message: failure?.message ?? '' }
      : { status, ...decodeProblem(failure) },
  )
}
