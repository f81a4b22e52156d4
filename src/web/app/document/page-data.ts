import { ApiError, type ProblemFacts } from '../api/api-error.ts'
import type { Loaded } from '../router/load-page.ts'

// What the server loaded, handed to the browser in the page itself. Only plain data: a problem
// travels as its facts and becomes an error again on the other side.
type PageData = Pick<Loaded, 'id' | 'layoutData' | 'data'> & { error: ProblemFacts | null }

export const factsOf = (error: unknown): ProblemFacts =>
  error instanceof ApiError
    ? { status: error.status, code: error.code, message: error.message, ...paramsOf(error) }
    : { status: 500, code: 'server_error', message: '' }

const paramsOf = ({ params }: ApiError) => (Object.keys(params).length === 0 ? {} : { params })

export function packPageData({
  id,
  layoutData,
  data,
  error,
}: Omit<Loaded, 'page' | 'layout'>): string {
  const packed: PageData = { id, layoutData, data, error: error === null ? null : factsOf(error) }
  return escapeJson(JSON.stringify(packed))
}

/** Text inside a script element ends at `</script`, and `<!--` changes how it is read. */
export const escapeJson = (json: string) => json.replaceAll('<', String.raw`\u003c`)

export function unpackPageData(text: string): Omit<Loaded, 'page' | 'layout'> {
  const { error, ...rest } = JSON.parse(text) as PageData
  return { ...rest, error: error && new ApiError(error) }
}
