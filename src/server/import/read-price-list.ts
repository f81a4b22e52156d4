import { createReadStream } from 'node:fs'
import {
  type ImportOptions,
  importProducts,
  type ImportReport,
} from '#shop/catalogue/import/import-products.ts'
import type { DecimalSign } from '#shop/catalogue/import/list-format.ts'
import type { Prescan } from '#shop/catalogue/import/prescan.ts'
import type { RejectedRow } from '#shop/catalogue/import/rows/parse-row.ts'
import type { Account } from '#shop/person.ts'
import type { Shop } from '#shop/visit.ts'

/** An uploaded price list and its options. */
export type SentList = Omit<ImportOptions, 'source'> & { path: string; by: Account }

/** The result, with the first problem rows; `report` counts all of them. */
export type ReadList = {
  report: ImportReport
  headings: readonly string[]
  headingsLine: number
  decimal: DecimalSign
  rejected: RejectedRow[]
}

/** Takes a price list from a file into the catalogue. */
export type ReadPriceList = (
  list: SentList,
  onProgress: (rows: number, of: number) => void,
) => Promise<ReadList>

const maxReported = 1000
/** Maximum characters of all problem rows, because the answer is saved and sent as a whole. */
const maxCharacters = 1_000_000

/** Takes a price list from a file into the catalogue, in this thread. */
export async function readPriceList(
  shop: Shop,
  { path, by, ...options }: SentList,
  onProgress: (rows: number, of: number) => void,
): Promise<ReadList> {
  const rejected: RejectedRow[] = []
  let found: Prescan | undefined
  let characters = 0
  const tell = (row: RejectedRow) => {
    if (rejected.length === maxReported || characters > maxCharacters) return
    rejected.push(row)
    characters += row.cells.reduce((sum, cell) => sum + cell.length, 0)
  }
  const source = () => createReadStream(path)
  const report = await importProducts(
    shop,
    by,
    { ...options, source },
    {
      onList: (list) => void (found = list),
      onRejected: tell,
      onProgress,
    },
  )
  const { headings = [], headingsLine = 1, format } = found ?? {}
  return { report, headings, headingsLine, decimal: format?.decimal ?? 'point', rejected }
}
