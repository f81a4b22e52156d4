import type { ErrorCode, FieldError, ProblemParams } from '#wire/problem.ts'

/** What the browser itself finds wrong: no connection, or an answer that is none. */
type BrowserCode = 'not_orders' | 'offline' | 'unknown'

/** What went wrong with a call or a page, in words that are fit to show. */
export type ProblemFacts = {
  status: number
  code: ErrorCode | BrowserCode
  message: string
  params?: ProblemParams
}

export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | BrowserCode
  /** what is wrong with which field */
  readonly errors: readonly FieldError[]
  /** what the refusal says beside its sentence, as the right figures when an order's price has changed */
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

/** The answer's own words when it has some, else the screen's sentence. */
export const wordsOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError && error.status > 0 && error.message !== '' ? error.message : otherwise
