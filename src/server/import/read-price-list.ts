import { createReadStream } from 'node:fs'
import {
  type ImportOptions,
  importProducts,
  type ImportReport,
} from '#shop/catalogue/import/import-products.ts'
import type { RejectedRow } from '#shop/catalogue/import/parse-row.ts'
import type { Account } from '#shop/person.ts'
import type { Shop } from '#shop/visit.ts'

/** What somebody sent to be imported: a file, and how it is meant. */
export type SentList = Omit<ImportOptions, 'source'> & { path: string; by: Account }

/** What came of it. Of the rows that were not taken, or not wholly, the first are told; `report` counts them all. */
export type ReadList = { report: ImportReport; rejected: RejectedRow[] }

/** Takes a price list from a file into the catalogue. */
export type ReadPriceList = (
  list: SentList,
  onProgress: (rows: number, of: number) => void,
) => Promise<ReadList>

const mostTold = 1000

/** Takes a price list from a file into the catalogue, in this thread. */
export async function readPriceList(
  shop: Shop,
  { path, by, ...options }: SentList,
  onProgress: (rows: number, of: number) => void,
): Promise<ReadList> {
  const rejected: RejectedRow[] = []
  const source = () => createReadStream(path)
  const report = await importProducts(
    shop,
    by,
    { ...options, source },
    {
      onRejected: (row) => void (rejected.length < mostTold && rejected.push(row)),
      onProgress,
    },
  )
  return { report, rejected }
}
