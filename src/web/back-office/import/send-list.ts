import type { Answer } from '#wire/calls.ts'
import { decodeProblem, type WireProblem } from '#wire/problem.ts'
import { routes } from '#wire/routes.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { addressOf } from '../../app/api/send-by-fetch.ts'
import { checkConnection } from '../../app/api/connection.ts'
import { beginningOf } from './list-file.ts'

export type ImportReport = Answer<'adminImportProducts'>['data']
export type Preview = Answer<'adminPreviewList'>['data']

type ListQuery = {
  dryRun?: string
  draft?: string
  file: string
  run: string
  column: readonly string[]
  headings: string
  decimal?: string
  dates?: string
}

/** Lists that this tab is sending, by their run: they go on while other pages are looked at. */
const underWay = new Map<string, Promise<ImportReport>>()

export const isUnderWay = (run: string) => underWay.get(run)

/** Sends a file as it is: it may be larger than a page should hold as text. Refuses with the answer's message. */
export function sendList(content: Blob, query: ListQuery): Promise<ImportReport> {
  const sending = postFile<Answer<'adminImportProducts'>>('adminImportProducts', content, query)
    .then(({ data }) => data)
    .finally(() => underWay.delete(query.run))
  underWay.set(query.run, sending)
  return sending
}

/** `headings`: the line that has them, where the guess is not wanted. */
export async function sendBeginning(content: Blob, headings?: number): Promise<Preview> {
  const query = headings === undefined ? {} : { headings: String(headings) }
  const beginning = await beginningOf(content)
  return (await postFile<Answer<'adminPreviewList'>>('adminPreviewList', beginning, query)).data
}

/** Sends a file as it is to a call that takes CSV. Refuses with the answer's message. */
export async function postFile<T>(
  name: 'adminImportProducts' | 'adminPreviewList' | 'adminImportTranslations',
  body: Blob,
  query: Partial<ListQuery> = {},
): Promise<T> {
  const [method, path] = routes[name]
  const answer = await fetch(addressOf(path, { query }), {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'text/csv; charset=utf-8' },
    body,
  }).catch(() => {
    void checkConnection()
    throw new ApiError({ status: 0, code: 'offline', message: '' })
  })
  const said = (await answer.json()) as unknown
  if (answer.ok) return said as T
  throw new ApiError({ status: answer.status, ...decodeProblem(said as WireProblem) })
}
