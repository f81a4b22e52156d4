import { list } from '#db/sql.ts'
import { formsOfBarcode, readBarcode } from './barcode.ts'
import { codeKey } from './code-key.ts'
import type { Product } from '../product.ts'
import {
  isNumber,
  type ProductRow,
  productsWithCategory,
  type Reader,
  toProduct,
} from '../products.store.ts'

/**
 * Published products by what is written on a list: their sku, in whatever case, their barcode or their
 * numeric id. The answer finds one by that word; a sku goes before a barcode, and that before a number.
 */
export async function productsByCode(visit: Reader, words: readonly string[]) {
  const barcodes = new Set(words.flatMap((word) => readBarcode(word) ?? []))
  const skus = new Set([...words, ...[...barcodes].flatMap(formsOfBarcode)])
  const keys = new Set(words.map(codeKey))
  const numbers = new Set(words.filter(isNumber).map(Number))
  const found = await visit.db.all<ProductRow>`${productsWithCategory}
    where published_at is not null and (product.sku in ${list(['', ...skus])} or product.sku_key in ${list(['', ...keys])} or product.barcode in ${list(['', ...barcodes])} or product.number in ${list([0, ...numbers])})`
  const byKey = new Map(found.map((row) => [row.sku_key, row]))
  const byBarcode = new Map(
    found.flatMap((row) => (row.barcode === null ? [] : [[row.barcode, row] as const])),
  )
  const byNumber = new Map(found.map((row) => [row.number, row]))
  const ofBarcode = (word: string) => {
    const barcode = readBarcode(word)
    if (barcode === null) return undefined
    return (
      byBarcode.get(barcode) ?? found.find(({ sku }) => formsOfBarcode(barcode).includes(sku ?? ''))
    )
  }
  return (word: string): Product | undefined => {
    const row =
      found.find(({ sku }) => sku === word) ??
      byKey.get(codeKey(word)) ??
      ofBarcode(word) ??
      (isNumber(word) ? byNumber.get(Number(word)) : undefined)
    return row && toProduct(row, visit.seesWholesale, visit.now())
  }
}
