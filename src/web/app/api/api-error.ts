/** What went wrong with a call or a page, in words that are fit to show. */
export type ProblemFacts = { status: number; code: string; message: string }

export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** what is wrong with which field */
  readonly errors: readonly { path: string; message: string }[]
  /** the right figures, when an order's price has changed */
  readonly data: unknown

  constructor(facts: ProblemFacts & Partial<Pick<ApiError, 'errors' | 'data'>>) {
    super(facts.message)
    this.name = 'ApiError'
    this.status = facts.status
    this.code = facts.code
    this.errors = facts.errors ?? []
    this.data = facts.data
  }
}

export const notFound = (message: string) =>
  new ApiError({ status: 404, code: 'not-found', message })

/** The answer's own words when it has some, else the screen's sentence. */
export const wordsOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError && error.status > 0 && error.message !== '' ? error.message : otherwise
