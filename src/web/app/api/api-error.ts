import type { ErrorCode, FieldError, ProblemParams } from '#wire/problem.ts'

/** Network failure, or a response that isn't the expected JSON. */
type BrowserCode = 'not_orders' | 'offline' | 'unknown'

export type ProblemFacts = {
  status: number
  code: ErrorCode | BrowserCode
  message: string
  params?: ProblemParams
}

export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | BrowserCode
  readonly errors: readonly FieldError[]
  /** data of the refusal, such as the current figures after an order's price changed */
  readonly params: ProblemParams

  constructor(facts: ProblemFacts & { errors?: readonly FieldError[] }) {
    super(facts.message)
    this.name = 'ApiError'
    this.status = facts.status
    this.code = facts.code
    this.errors = facts.errors ?? []
    this.params = facts.params ?? {}
  }
}

export const notFound = (message: string) =>
  new ApiError({ status: 404, code: 'not_found', message })

/** The message of the refusal if it has one, else the screen's own. */
export const messageOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError && error.message !== '' ? error.message : otherwise
