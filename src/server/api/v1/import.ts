import { importProducts } from '#shop/catalogue/import/import-products.ts'
import type { RejectedRow } from '#shop/catalogue/import/parse-row.ts'
import { requirePermission } from '#shop/permissions.ts'
import { rowFaultIn } from '#web/messages/import-in.ts'
import type { Handlers } from '../handler.ts'

/** So many rows that were not taken are told one by one; all of them are counted. */
const mostTold = 1000

export const importHandlers: Pick<Handlers, 'adminImportProducts'> = {
  adminImportProducts: (visit, { query }, http) =>
    http.list(async (source) => {
      const rejected: RejectedRow[] = []
      const dryRun = query.dryRun === '1'
      const options = {
        source,
        dryRun,
        file: query.file ?? '',
        asDraft: query.draft === '1',
        pricesOnly: query.pricesOnly === '1',
      }
      const report = await importProducts(
        visit,
        requirePermission(visit, 'product.import'),
        options,
        {
          onRejected: (row) => void (rejected.length < mostTold && rejected.push(row)),
        },
      )
      const told = rejected.map(({ fault, ...row }) => ({
        ...row,
        code: fault.code,
        reason: rowFaultIn(http.language, fault),
      }))
      return { data: { ...report, dryRun, rejected: told } }
    }),
}
