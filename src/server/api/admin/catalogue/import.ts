import { createReadStream } from 'node:fs'
import type { z } from 'zod'
import { followRun, runOf } from '#shop/catalogue/import/follow-run.ts'
import { previewList } from '#shop/catalogue/import/preview-list.ts'
import { requirePermission } from '#shop/permissions.ts'
import {
  decodeColumns,
  encodeEffect,
  encodePreview,
  encodeProgress,
} from '#wire/admin/catalogue/import.ts'
import type { ImportReport } from '#wire/admin/catalogue/import.schema.ts'
import type { Checked } from '#wire/calls.ts'
import { rowFaultIn } from '#web/messages/import-in.ts'
import type { Language } from '#web/messages/language.ts'
import type { SentList } from '../../../import/read-price-list.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import type { Handlers } from '../../handler.ts'

type Report = z.infer<typeof ImportReport>
export const importHandlers = {
  adminImportProducts: (visit, { query }, http) =>
    http.list(async (path) => {
      const by = requirePermission(visit, 'product.import')
      requirePermission(visit, 'price.write')
      const list = { path, by, ...optionsOf(query) }
      const read = (onProgress: (rows: number, of: number) => void) =>
        reportOf(visit, list, http.language, onProgress)
      if (query.run === undefined) return { data: await read(() => undefined) }
      return { data: await followRun(visit, by, query.run, read) }
    }),
  adminPreviewList: (_, { query }, http) =>
    http.list(async (path) => ({
      data: encodePreview(await previewList(() => createReadStream(path), query.headings)),
    })),
  adminImportRun: async (visit, { params }) => ({
    data: encodeProgress(await runOf<Report>(visit, params.id)),
  }),
} satisfies Partial<Handlers>

const optionsOf = (query: Checked<'adminImportProducts'>['query']) => ({
  dryRun: query.dryRun === '1',
  file: query.file ?? '',
  asDraft: query.draft === '1',
  pricesOnly: query.pricesOnly === '1',
  columns: decodeColumns(query.column ?? []),
  headingsLine: query.headings,
  decimal: query.decimal,
  dateOrder: query.dates,
})

async function reportOf(
  visit: OpenVisit,
  sent: SentList,
  language: Language,
  onProgress: (rows: number, of: number) => void,
): Promise<Report> {
  try {
    const { report, headings, rejected, ...list } = await visit.readPriceList(sent, onProgress)
    const told = rejected.map(({ fault, ...row }) => ({
      ...row,
      cells: [...row.cells],
      code: fault.code,
      reason: rowFaultIn(language, fault),
    }))
    const dryRun = sent.dryRun === true
    return {
      ...report,
      ...list,
      effect: encodeEffect(report.effect),
      dryRun,
      headings: [...headings],
      rejected: told,
    }
  } finally {
    await visit.events.poll() // another thread imports the list; poll its events before answering
  }
}
