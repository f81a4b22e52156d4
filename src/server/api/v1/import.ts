import { importProducts } from '#shop/catalogue/import/import-products.ts'
import type { Untaken } from '#shop/catalogue/import/parse-row.ts'
import { requirePermission } from '#shop/permissions.ts'
import type { Handlers } from '../handler.ts'

/** So many rows that were not taken are told one by one; all of them are counted. */
const mostTold = 1000

export const importHandlers: Pick<Handlers, 'adminImportProducts'> = {
  adminImportProducts: (visit, { query }, http) =>
    http.list(async (source) => {
      const untaken: Untaken[] = []
      const dryRun = query.dryRun === '1'
      const options = {
        source,
        dryRun,
        asDraft: query.draft === '1',
        pricesOnly: query.pricesOnly === '1',
      }
      const report = await importProducts(
        visit,
        requirePermission(visit, 'product.import'),
        options,
        {
          onUntaken: (row) => void (untaken.length < mostTold && untaken.push(row)),
        },
      )
      return { data: { ...report, dryRun, untaken } }
    }),
}
