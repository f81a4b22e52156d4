import type { Sql } from '#db/database.ts'
import { codeKey } from '../codes/code-key.ts'
import { codeOfNumber } from './code-of-number.ts'
import type { RowFault } from './faults.ts'
import { productsByBarcode } from './listed-products.store.ts'
import type { Listed } from './rows/list-row.ts'

type Coded = Pick<Listed, 'sku' | 'barcode' | 'name'>

/** Finds rows whose new barcode another product has: in the shop, or earlier in this list (also in a dry run). */
export function sharedBarcodes(db: Sql) {
  const earlier = new Map<string, Coded>()
  return {
    /** Call it before the batch is written; the answer takes its rows one after the other. */
    async among(batch: readonly Coded[]) {
      const barcodes = batch.flatMap(({ barcode }) => barcode ?? [])
      const owners = barcodes.length === 0 ? [] : await productsByBarcode(db, barcodes)
      return ({ sku, barcode, name }: Coded): RowFault | undefined => {
        if (barcode === undefined) return undefined
        const inShop = owners.filter((one) => one.barcode === barcode)
        const before = earlier.get(barcode)
        if (before === undefined) earlier.set(barcode, { sku, barcode, name })
        const isOwn = inShop.some(
          (one) => codeKey(one.sku ?? codeOfNumber(one.number)) === codeKey(sku),
        )
        const other = isOwn ? undefined : (before ?? inShop[0])
        return other && { code: 'barcodeShared', text: barcode, other: other.name }
      }
    },
  }
}
