import type { Sql, Tx } from '#db/database.ts'
import { column, joined, rows, sql } from '#db/sql.ts'
import { fold, foldAll } from '../fold.ts'
import { newId } from '../ids.ts'
import { codeKey } from './codes/code-key.ts'
import { familyOf } from './sizes/family.ts'
import { levelsOf, type ProductDraft } from './product-draft.ts'
import { packOfWeighed, readPack } from './sizes/pack.ts'
import { byColumn, type ProductFacts } from './product-fields.ts'
import { plainTerms } from '../pricing/wholesale-terms.ts'
import { changeCatalogue } from './catalogue-version.store.ts'

/** Takes `count` numeric ids in a row and returns the first. */
export async function allocateNumbers(tx: Sql, count: number): Promise<number> {
  const { next } = await tx.one<{ next: number }>`
    update number_series set next = next + ${count} where name = 'product' returning next`
  return next - count
}

export const insertProduct = (
  tx: Tx,
  id: string,
  number: number,
  draft: ProductDraft,
  now: number,
) => changeCatalogue(tx).run`
  insert into product (id, number, created_at, rating_sum, rating_count, sold, popularity, version, ${joined(names(draft), ', ')}, published_at, listed_at, updated_at)
  values (${id}, ${number}, ${now}, 0, 0, 0, 0, 1, ${joined(values(draft), ', ')}, ${draft.published ? now : null}, ${draft.published ? now : null}, ${now})`

/** The same for many at once. */
export async function insertProducts(
  tx: Tx,
  products: readonly { id: string; number: number; draft: ProductDraft }[],
  now: number,
) {
  const [first] = products
  if (first === undefined) return
  const records = products.map(({ id, number, draft }) => [
    id,
    number,
    now,
    0,
    0,
    0,
    0,
    1,
    ...insertColumns(draft).map(([, value]) => value),
    draft.published ? now : null,
    draft.published ? now : null,
    now,
  ])
  await changeCatalogue(tx).run`
    insert into product (id, number, created_at, rating_sum, rating_count, sold, popularity, version,
      ${joined(names(first.draft), ', ')}, published_at, listed_at, updated_at) values ${rows(records)}`
}

/**
 * Writes a product's fields anew if it still has this version; 0 when somebody else was faster.
 * The stock is not among them: it only moves by what is taken and given. Nor are the pictures, which
 * are changed one by one.
 */
export async function updateProduct(
  tx: Tx,
  id: string,
  version: number,
  draft: ProductDraft,
  now: number,
): Promise<number> {
  // Asked together and in this order, before the caller sets the stock.
  const clearing = clearRest(tx, id, version, draft, now)
  const changing = changeCatalogue(tx).run`
    update product set ${joined(assignments(draft), ', ')},
      sku_key = case when sku = ${draft.sku} then sku_key else ${keyOf(draft)} end,
      published_at = case when ${draft.published ? 1 : 0} = 0 then null else coalesce(published_at, ${now}) end,
      listed_at = case when ${draft.published ? 1 : 0} = 0 then listed_at else coalesce(listed_at, ${now}) end,
      updated_at = ${now}, version = version + 1
    where id = ${id} and version = ${version}`
  const [changed] = await Promise.all([changing, clearing])
  return changed
}

/** A counted stock, and a unit of another weight, begin without grams beside the units. */
function clearRest(tx: Tx, id: string, version: number, draft: ProductDraft, now: number) {
  if (draft.weighed === null) return
  const { unitGrams, byPiece } = draft.weighed
  const begins = sql`id = ${id} and version = ${version} and stock_rest <> 0
    and (stock is distinct from ${draft.stock} or unit_grams is distinct from ${unitGrams} or by_piece <> ${byPiece ? 1 : 0})`
  return Promise.all([
    tx.run`insert into weight_entry (id, product_id, grams, at) select ${newId()}, id, -stock_rest, ${now} from product where ${begins}`,
    tx.run`update product set stock_rest = 0 where ${begins}`,
  ])
}

/** Sets a stock that was counted; the caller notes the difference in the ledger. */
export const setStock = (tx: Sql, id: string, stock: number | null) =>
  tx.run`update product set stock = ${stock} where id = ${id}`

function columns(draft: ProductDraft) {
  const [main, sub, item] = levelsOf(draft.categoryNames)
  const pack = draft.weighed ? packOfWeighed(draft.weighed) : readPack(draft.pack)
  const terms = draft.wholesale ?? plainTerms
  return [
    [sql`sku`, draft.sku],
    [sql`barcode`, draft.barcode],
    [sql`name`, draft.name],
    [sql`brand`, draft.brand],
    [sql`description`, draft.description],
    [sql`full_description`, draft.fullDescription],
    [sql`highlights`, JSON.stringify(draft.highlights)],
    [sql`main_path`, main?.path],
    [sql`sub_path`, sub?.path],
    [sql`category_path`, item?.path],
    [sql`pack_text`, pack.text],
    [sql`pack_amount`, pack.amount],
    [sql`pack_unit`, pack.unit],
    [sql`unit_grams`, draft.weighed?.unitGrams ?? null],
    [sql`by_piece`, draft.weighed?.byPiece ? 1 : 0],
    [sql`list_price`, draft.retail.list],
    [sql`offer_price`, draft.retail.offer],
    [sql`offer_from`, draft.offerPeriod.from],
    [sql`offer_until`, draft.offerPeriod.until],
    [sql`multi_quantity`, draft.multiBuy?.quantity ?? null],
    [sql`multi_price`, draft.multiBuy?.price ?? null],
    [sql`multi_from`, draft.multiBuy?.from ?? null],
    [sql`multi_until`, draft.multiBuy?.until ?? null],
    [sql`wholesale_list_price`, draft.wholesale?.list ?? null],
    [sql`wholesale_offer_price`, draft.wholesale?.offer ?? null],
    [sql`wholesale_minimum`, terms.minimum],
    [sql`wholesale_step`, terms.step],
    [sql`wholesale_carton`, terms.carton],
    [sql`wholesale_breaks`, JSON.stringify(terms.breaks)],
    [sql`purchase_price`, draft.purchasePrice],
    [sql`points_divisor`, draft.pointsDivisor],
    [sql`low_stock`, draft.lowStock],
    [sql`perishable`, draft.perishable ? 1 : 0],
    [sql`colours`, JSON.stringify(draft.colours)],
    [sql`family`, draft.family],
    [sql`family_key`, familyOf(draft)],
    [sql`folded_brand`, fold(draft.brand)],
    [sql`folded_words`, foldAll(draft.name, draft.brand, pack.text, draft.facts.nameUr, draft.sku)],
    ...factColumns(draft.facts),
  ] as const
}

const factColumns = (facts: ProductFacts) =>
  Object.entries(
    byColumn(
      (name) => facts[name],
      (name) => (facts[name].length === 0 ? '' : JSON.stringify(facts[name])),
    ),
  ).map(([name, value]) => [column(name), value] as const)

/** A product that has kept its code keeps its key: of two old spellings only one has it. */
const keyOf = ({ sku }: ProductDraft) => sku && codeKey(sku)

const insertColumns = (draft: ProductDraft) => [
  ...columns(draft),
  [sql`sku_key`, keyOf(draft)] as const,
  [sql`stock`, draft.stock] as const,
  [sql`picture`, draft.picture] as const,
  [sql`pictures`, JSON.stringify(draft.pictures)] as const,
]
const names = (draft: ProductDraft) => insertColumns(draft).map(([name]) => name)
const values = (draft: ProductDraft) => insertColumns(draft).map(([, value]) => sql`${value}`)
const assignments = (draft: ProductDraft) =>
  columns(draft).map(([name, value]) => sql`${name} = ${value}`)
