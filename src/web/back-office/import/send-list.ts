import type { Answer } from '#wire/calls.ts'
import { decodeProblem, type WireProblem } from '#wire/problem.ts'
import { routes } from '#wire/routes.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { addressOf } from '../../app/api/send-by-fetch.ts'

export type ImportReport = Answer<'adminImportProducts'>['data']

/** Sends a file as it is: it may be larger than a page should hold as text. Refuses with the answer's words. */
export async function sendList(
  file: Blob,
  query: { dryRun?: string; draft?: string; file: string },
): Promise<ImportReport> {
  const [method, path] = routes.adminImportProducts
  const answer = await fetch(addressOf(path, { query }), {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'text/csv; charset=utf-8' },
    body: file,
  })
  const body = (await answer.json()) as unknown
  if (answer.ok) return (body as Answer<'adminImportProducts'>).data
  throw new ApiError({ status: answer.status, ...decodeProblem(body as WireProblem) })
}
