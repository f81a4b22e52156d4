import type { HydrationState, StaticHandlerContext } from 'react-router'
import { ApiError, type ProblemFacts } from './problem.ts'

// What the server loaded, handed to the browser in the page itself. Only plain data: a problem
// travels as its facts and becomes an error again on the other side.
type PageData = Pick<HydrationState, 'loaderData'> & {
  errors: Record<string, ProblemFacts> | null
}

export const pageDataId = 'page-data'

export const factsOf = (error: unknown): ProblemFacts =>
  error instanceof ApiError
    ? { status: error.status, code: error.code, message: error.message }
    : { status: 500, code: 'server-error', message: '' }

export function packPageData({ loaderData, errors }: StaticHandlerContext): string {
  const data: PageData = {
    loaderData,
    errors: errors && Object.fromEntries(Object.entries(errors).map(([id, e]) => [id, factsOf(e)])),
  }
  return escapeJson(JSON.stringify(data))
}

/** Text inside a script element ends at `</script`, and `<!--` changes how it is read. */
export const escapeJson = (json: string) => json.replaceAll('<', String.raw`\u003c`)

export function unpackPageData(text: string): HydrationState {
  const { loaderData, errors } = JSON.parse(text) as PageData
  return {
    ...(loaderData && { loaderData }),
    errors:
      errors && Object.fromEntries(Object.entries(errors).map(([id, e]) => [id, new ApiError(e)])),
  }
}
