import { ApiError, type ProblemFacts } from '../api/api-error.ts'
import type { Layout } from '../page.tsx'
import type { Loaded } from '../router/load-page.ts'

// Data that the server loaded, embedded in the page. Plain data only: an API error is serialised to its fields and rebuilt in the browser.
type PageData = Pick<Loaded, 'id' | 'layoutData' | 'data'> & {
  layout: string
  error: ProblemFacts | null
}

export const factsOf = (error: unknown): ProblemFacts =>
  error instanceof ApiError
    ? { status: error.status, code: error.code, message: error.message, ...paramsOf(error) }
    : { status: 500, code: 'server_error', message: '' }

const paramsOf = ({ params }: ApiError) => (Object.keys(params).length === 0 ? {} : { params })

type Packed = Pick<Loaded, 'id' | 'layoutData' | 'data' | 'error'> & { layout: Pick<Layout, 'id'> }

export function packPageData({ id, layout, layoutData, data, error }: Packed): string {
  const facts = error === null ? null : factsOf(error)
  const packed: PageData = { id, layout: layout.id, layoutData, data, error: facts }
  return escapeJson(JSON.stringify(packed))
}

/** `</script` would end the script element, and `<!--` changes how it is parsed. */
export const escapeJson = (json: string) => json.replaceAll('<', String.raw`\u003c`)

export function unpackPageData(text: string): Omit<Loaded, 'page' | 'layout'> & { layout: string } {
  const { error, ...rest } = JSON.parse(text) as PageData
  return { ...rest, error: error && new ApiError(error) }
}
