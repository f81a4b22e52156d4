import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import { fold } from '../../fold.ts'
import { productsWithCategory } from '../products.store.ts'
import { type KnownRow, productsBySku } from './listed-products.store.ts'
import type { Listed } from './rows/list-row.ts'

const sizeAtEnd =
  /\s?[,(–-]?\s?\d{1,6}(?:\.\d{1,3})?\s?(?:mg|g|gm|gms|kg|kgs|ml|l|ltr|litre|pcs)\)?$/i

/**
 * For rows without a code, by their key: the one product that the shop has with the same name and size, and no other brand. Without
 * those in `taken` (ids), which the list has already.
 */
export async function alikeProducts(
  db: Sql,
  batch: readonly Listed[],
  taken: ReadonlySet<string>,
): Promise<Map<string, KnownRow>> {
  const codeless = batch.filter(({ hasCode }) => !hasCode)
  if (codeless.length === 0) return new Map()
  const known = await productsBySku(db, batch.map(({ sku }) => sku)) // prettier-ignore
  const unknown = codeless.filter(({ sku }) => !known.has(sku))
  if (unknown.length === 0) return new Map()
  const names = [...new Set(unknown.flatMap(spellings))]
  const rows = await db.all<KnownRow>`
    ${productsWithCategory} where lower(product.name) in ${list(names)}`
  const bySize = Map.groupBy(rows, (row) => nameAndSize(row.name, row.pack_text))
  const used = new Set([...taken, ...[...known.values()].map(({ id }) => id)])
  const alike = new Map<string, KnownRow>()
  for (const { sku, name, pack, brand } of unknown) {
    const isSameBrand = (row: KnownRow) =>
      brand === '' || row.brand === '' || fold(row.brand) === fold(brand)
    const [row, ...others] = (bySize.get(nameAndSize(name, pack)) ?? []).filter(isSameBrand)
    if (row === undefined || others.length > 0 || used.has(row.id)) continue
    used.add(row.id)
    alike.set(sku, row)
  }
  return alike
}

/** The size may be a part of the name in the list, in the shop or in both. SQLite's `lower` knows A to Z only. */
const spellings = ({ name, pack }: Listed) =>
  [name, name.replace(sizeAtEnd, ''), `${name} ${pack}`, `${name} ${pack.replaceAll(' ', '')}`]
    .map((text) => text.trim())
    .flatMap((text) => [
      text.toLowerCase(),
      text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
    ])

/** "Tea 950g" and "Tea" of "950 g" are the same. */
function nameAndSize(name: string, pack: string) {
  const [plainName, size] = [plain(name), plain(pack)]
  return plainName.endsWith(size) ? plainName : plainName + size
}

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}.]+/gu, '')
