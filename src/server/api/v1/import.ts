import type { z } from 'zod'
import { followRun, runOf } from '#shop/catalogue/import/follow-run.ts'
import { importProducts, type ImportOptions } from '#shop/catalogue/import/import-products.ts'
import type { RejectedRow } from '#shop/catalogue/import/parse-row.ts'
import { previewList } from '#shop/catalogue/import/preview-list.ts'
import type { Source } from '#shop/catalogue/import/read-list.ts'
import { requirePermission } from '#shop/permissions.ts'
import { decodeColumns, encodePreview, encodeProgress } from '#wire/admin/import.ts'
import type { ImportReport } from '#wire/admin/import.schema.ts'
import type { Checked } from '#wire/calls.ts'
import { rowFaultIn } from '#web/messages/import-in.ts'
import type { Language } from '#web/messages/language.ts'
import type { OpenVisit } from '../../open-shop.ts'
import type { Handlers } from '../handler.ts'

/** So many rows that were not taken are told one by one; all of them are counted. */
const mostTold = 1000

type Report = z.infer<typeof ImportReport>
type Names = 'adminImportProducts' | 'adminPreviewList' | 'adminImportRun'

export const importHandlers: Pick<Handlers, Names> = {
  adminImportProducts: (visit, { query }, http) =>
    http.list(async (source) => {
      const options = optionsOf(query, source)
      const read = (onProgress?: (rows: number, of: number) => void) =>
        reportOf(visit, options, http.language, onProgress)
      if (query.run === undefined) return { data: await read() }
      const by = requirePermission(visit, 'product.import')
      return { data: await followRun(visit, by, query.run, read) }
    }),
  adminPreviewList: (_, __, http) =>
    http.list(async (source) => ({ data: encodePreview(await previewList(source)) })),
  adminImportRun: async (visit, { params }) => ({
    data: encodeProgress(await runOf<Report>(visit, params.id)),
  }),
}

const optionsOf = (
  query: Checked<'adminImportProducts'>['query'],
  source: Source,
): ImportOptions => ({
  source,
  dryRun: query.dryRun === '1',
  file: query.file ?? '',
  asDraft: query.draft === '1',
  pricesOnly: query.pricesOnly === '1',
  columns: decodeColumns(query.column ?? []),
})

async function reportOf(
  visit: OpenVisit,
  options: ImportOptions,
  language: Language,
  onProgress: ((rows: number, of: number) => void) | undefined,
): Promise<Report> {
  const rejected: RejectedRow[] = []
  const report = await importProducts(visit, requirePermission(visit, 'product.import'), options, {
    onRejected: (row) => void (rejected.length < mostTold && rejected.push(row)),
    ...(onProgress && { onProgress }),
  })
  const told = rejected.map(({ fault, ...row }) => ({
    ...row,
    code: fault.code,
    reason: rowFaultIn(language, fault),
  }))
  return { ...report, dryRun: options.dryRun === true, rejected: told }
}
