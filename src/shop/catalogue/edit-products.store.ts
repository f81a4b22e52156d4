import type { Sql } from '#db/database.ts'
import { type Fragment, joined, list, sql } from '#db/sql.ts'
import { plainDigits } from '../digits.ts'
import { type FoldedTable, saysFolded } from '../folded.store.ts'
import { formsOfBarcode, readBarcode } from './codes/barcode.ts'
import type { ProductFilter } from './product-filter.ts'
import type { ProductSort } from './product-sorts.ts'
import { isNumber, type ProductRow, productsWithCategory } from './products.store.ts'

/** A product, drafts too, by numeric id or `_id`. */
export const findAnyProduct = (db: Sql, id: string) => db.maybeOne<
  ProductRow & { perishable: number }
>`${productsWithCategory}
  where ${isNumber(id) ? sql`product.number = ${Number(id)}` : sql`product.id = ${id}`}`

/** The weighed product that a scale's code means: by the shop's own code if it is a number, else by its number. */
export const findByScaleCode = (db: Sql, code: number) => db.maybeOne<
  ProductRow & { perishable: number }
>`${productsWithCategory}
  where unit_grams is not null and (ltrim(sku, '0') = ${String(code)} or product.number = ${code})
  order by case when ltrim(sku, '0') = ${String(code)} then 0 else 1 end limit 1`

/** The same as `findAnyProduct`, held until the transaction ends. */
export async function lockProduct(tx: Sql, id: string, lock = tx.forUpdate) {
  await tx.maybeOne`select id from product
    where ${isNumber(id) ? sql`number = ${Number(id)}` : sql`id = ${id}`} ${lock}`
  return findAnyProduct(tx, id)
}

/** Whether another product than this one has the barcode. */
export const hasBarcode = async (db: Sql, id: string, barcode: string): Promise<boolean> =>
  (await db.maybeOne`select id from product where barcode = ${barcode} and id <> ${id} limit 1`) !==
  undefined

/** The codes of products, by id. */
export async function codesOf(
  db: Sql,
  ids: readonly string[],
): Promise<Map<string, { barcode: string | null; sku: string | null }>> {
  const found = await db.all<{ id: string; barcode: string | null; sku: string | null }>`
    select id, barcode, sku from product where id in ${list(ids)}`
  return new Map(found.map(({ id, ...codes }) => [id, codes]))
}

/**
 * Which of all products: those with all words of the text in their names, brand, pack and code, in any order, or with the
 * number or barcode that it is ('': any), of one kind (null: any).
 */
export type ProductSearch = {
  text: string
  only: ProductFilter | null
  /** The path of a category, with all below it; null: any. */
  category: string | null
  /** Exactly this brand; null: any. */
  brand: string | null
  /** When an offer has to hold, in milliseconds UTC. */
  at: number
  /** The setting: so many left are few, where a product has no limit of its own. */
  lowStock: number
}

/** What is not counted comes after the largest stock. */
const keys = {
  name: { key: sql`lower(product.name)`, unindexed: sql`lower(product.name) || ''` },
  price: { key: sql`product.list_price`, unindexed: sql`product.list_price + 0` },
  stock: {
    key: sql`coalesce(product.stock, 2147483647)`,
    unindexed: sql`coalesce(product.stock, 2147483647) + 0`,
  },
}

/** A list that is narrowed is found first and sorted then: along the index of its order it would read all products. */
function orderOf(sort: ProductSort, { text, only, category, brand }: ProductSearch): Fragment {
  if (sort === 'newest') return sql`order by product.number desc`
  const isNarrowed = text !== '' || only !== null || category !== null || brand !== null
  const name = sort.replace('-', '') as keyof typeof keys
  const by = keys[name][isNarrowed ? 'unindexed' : 'key']
  return sort.startsWith('-')
    ? sql`order by ${by} desc, product.number desc`
    : sql`order by ${by}, product.number`
}

/** A page of them. Those before it are passed over without being read. */
export const searchProducts = (
  db: Sql,
  search: ProductSearch,
  { sort, limit, offset }: { sort: ProductSort; limit: number; offset: number },
) => db.all<ProductRow>`${productsWithCategory}
  where product.id in (select id from product
    where ${chosen(search)} ${orderOf(sort, search)} limit ${limit} offset ${offset})
  ${orderOf(sort, search)}`

/** The same from below a number on, for going through all of them. */
export const productsBelow = (
  db: Sql,
  search: ProductSearch,
  below: number,
  limit: number,
) => db.all<ProductRow & { perishable: number }>`${productsWithCategory}
  where product.number < ${below} and ${chosen(search)} order by product.number desc limit ${limit}`

/** How many there are of them. */
export async function countProducts(db: Sql, search: ProductSearch): Promise<number> {
  return (
    await db.one<{ count: number }>`select count(*) as count from product where ${chosen(search)}`
  ).count
}

/** How many products in the shop are sold out, and of how many there are few left: no more than its own limit, or `lowStock`. */
export const countShortStock = (db: Sql, lowStock: number) => db.one<{
  sold_out: number
  low_stock: number
}>`
  select count(case when stock = 0 then 1 end) as sold_out, count(case when stock > 0 then 1 end) as low_stock
  from product where published_at is not null and stock <= coalesce(low_stock, ${lowStock})`

const chosen = (search: ProductSearch) => {
  const { text, only, category, brand } = search
  const parts = [
    saying(text),
    ...(only === null ? [] : [filters[only](search)]),
    ...(brand === null ? [] : [sql`product.brand = ${brand}`]),
    ...(category === null ? [] : [sql`${categoryLevel(category)} = ${category}`]),
  ]
  return joined(parts, ' and ')
}

const categoryLevel = (path: string) =>
  [sql`product.main_path`, sql`product.sub_path`][path.split('/').length - 1] ??
  sql`product.category_path`

const filters: Record<ProductFilter, (search: ProductSearch) => Fragment> = {
  draft: () => sql`product.published_at is null`,
  'sold-out': () => sql`product.published_at is not null and product.stock = 0`,
  'low-stock': ({ lowStock }) =>
    sql`product.published_at is not null and product.stock > 0 and product.stock <= coalesce(product.low_stock, ${lowStock})`,
  'on-offer': ({ at }) => sql`(
    (product.offer_price is not null
      and coalesce(product.offer_from, ${at}) <= ${at} and coalesce(product.offer_until, ${at + 1}) > ${at})
    or (product.multi_price is not null
      and coalesce(product.multi_from, ${at}) <= ${at} and coalesce(product.multi_until, ${at + 1}) > ${at}))`,
  'no-picture': () => sql`product.picture is null`,
}

export const foldedProducts: FoldedTable = {
  table: sql`product`,
  columns: [
    {
      folded: sql`folded_words`,
      text: sql`product.name || ' ' || product.brand || ' ' || product.pack_text || ' ' || product.name_ur
        || ' ' || coalesce(product.sku, '')`,
    },
    { folded: sql`folded_brand`, text: sql`product.brand` },
  ],
}

function saying(text: string): Fragment {
  const barcode = readBarcode(text)
  const number = plainDigits(text)
  return sql`(${saysFolded(sql`product.folded_words`, text)}
    ${isNumber(number) ? sql`or product.number = ${Number(number)}` : sql``}
    ${barcode === null ? sql`` : sql`or product.barcode = ${barcode} or product.sku in ${list(formsOfBarcode(barcode))}`})`
}

/** The `_id` of every product by the shop's own code. */
export async function idsBySku(db: Sql): Promise<Map<string, string>> {
  const found = await db.all<{
    sku: string
    id: string
  }>`select sku, id from product where sku is not null`
  return new Map(found.map((row) => [row.sku, row.id]))
}
