import type { Sql, Tx } from '#db/database.ts'
import { newId } from '../../ids.ts'
import { record } from '../../events/events.store.ts'
import { draftOf } from '../change-product.ts'
import { toColours } from '../choice-of-row.ts'
import { asWholeRupees } from '../../pricing/whole-rupees.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Shop } from '../../visit.ts'
import { ensureCategories, namesOfPaths } from '../categories/categories.store.ts'
import { withCurrentCategories } from '../categories/category-moves.store.ts'
import { type ProductUrdu, textsOfProduct } from '../product-words.ts'
import { saveManyTexts } from '../../translations/save-texts.ts'
import { findTranslations, type Kept } from '../../translations/translations.store.ts'
import { levelsOf, type ProductDraft } from '../product-draft.ts'
import { recordStockMovement } from '../stock/stock.store.ts'
import {
  insertProducts,
  setStock,
  allocateNumbers,
  updateProduct,
} from '../write-products.store.ts'
import { type CategoryNames, judgeCategories, readCategoryNames } from './category-names.ts'
import type { RowFault } from './faults.ts'
import { alikeProducts } from './alike-products.store.ts'
import { termsFault } from './rows/list-terms.ts'
import { stockFault } from './rows/list-stock.ts'
import { weightFault } from './rows/list-weight.ts'
import type { Listed } from './rows/list-row.ts'
import { type KnownRow, lockBySku, productsBySku } from './listed-products.store.ts'
import { type ImportRun, recordImported } from './import-log.store.ts'
import { isSame, merged, type MergeOptions, newDraft } from './merge.ts'

export type BatchOptions = MergeOptions &
  ImportRun & {
    dryRun: boolean
    /** Ids of products that earlier rows of the list are. */
    taken: ReadonlySet<string>
  }

/** What an import needs of the shop. */
export type Ours = Shop

type InUrdu = { urdu?: ProductUrdu }
type Change = { row: KnownRow; before: ProductDraft; draft: ProductDraft } & InUrdu
export type Plan = {
  added: ({ id: string; draft: ProductDraft } & InUrdu)[]
  changed: Change[]
  unchanged: number
  /** Ids of the products that the shop had. */
  known: string[]
  /** By the list's codes. */
  refused: Map<string, RowFault>
  /** Taken, and something is to be said about it. */
  noted: Map<string, RowFault>
}

/** Keeps some products of a list, all or none of them, and says what that was. With the setting `wholeRupees` prices are rounded. */
export async function upsertBatch(
  shop: Ours,
  listed: readonly Listed[],
  options: BatchOptions,
  names: CategoryNames,
): Promise<Plan> {
  const batch = await withCurrentCategories(shop.db, listed)
  await readCategoryNames(shop.db, batch.map(({ categoryNames }) => categoryNames), names) // prettier-ignore
  const skus = batch.map(({ sku }) => sku)
  const { wholeRupees } = await readSettings(shop.db)
  const how = { ...options, wholeRupees }
  const plan = async (db: Sql, known: ReadonlyMap<string, KnownRow>) =>
    planOf(batch, known, how, { names, urdu: await urduOf(db, batch, known) })
  if (how.dryRun) {
    const alike = await alikeProducts(shop.db, batch, options.taken)
    return plan(shop.db, new Map([...alike, ...(await productsBySku(shop.db, skus))]))
  }
  return shop.db.transaction(async (tx) => {
    const found = await alikeProducts(tx, batch, options.taken)
    const locked = await lockBySku(tx, skus, [...found.values()].map(({ id }) => id)) // prettier-ignore
    const alike = found.size === 0 ? found : await alikeProducts(tx, batch, options.taken)
    const planned = await plan(tx, new Map([...alike, ...locked]))
    if (planned.added.length + planned.changed.length > 0) {
      const at = shop.now()
      await carryOut(tx, planned, options, at)
      await recordImported(tx, options, planned, at)
    }
    return planned
  })
}

function planOf(
  batch: readonly Listed[],
  known: ReadonlyMap<string, KnownRow>,
  options: MergeOptions & { wholeRupees: boolean },
  { names, urdu }: { names: CategoryNames; urdu: ReadonlyMap<string, Kept> },
): Plan {
  const plan: Plan = {
    added: [],
    changed: [],
    unchanged: 0,
    known: [],
    refused: new Map(),
    noted: new Map(),
  }
  for (const written of batch) {
    const { refused, noted, categoryNames } = judgeCategories(written.categoryNames, names)
    const listed = { ...written, categoryNames }
    const row = known.get(listed.sku)
    if (row === undefined && options.pricesOnly) {
      plan.refused.set(listed.sku, { code: 'notSold' })
      continue
    }
    const before = row && draftOf(row)
    if (row !== undefined) plan.known.push(row.id)
    if (row !== undefined && !listed.hasCode && row.sku !== listed.sku)
      plan.noted.set(listed.sku, { code: 'alike', other: titleOf(row) })
    if (!options.pricesOnly) {
      if (noted) plan.noted.set(listed.sku, noted)
      if (refused) {
        plan.refused.set(listed.sku, refused)
        continue
      }
    }
    const asListed = before ? merged(before, listed, options) : newDraft(listed, options)
    const draft = options.wholeRupees ? roundedRow(asListed, before, listed) : asListed
    const inUrdu = options.pricesOnly ? {} : urduIn(listed, draft)
    const isTranslated = [
      [draft.description, inUrdu.description],
      ...draft.colours.map(({ name }, index) => [name, inUrdu.colors?.[index]]),
    ].every(([text = '', typed]) => typed === undefined || urdu.get(text)?.text === typed)
    const colours = draft.colours.length
    if (listed.coloursUr && inUrdu.colors === undefined && !options.pricesOnly)
      plan.noted.set(listed.sku, { code: 'coloursUrdu', found: listed.coloursUr.length, colours })
    const fault =
      (asListed.wholesale && termsFault(asListed.wholesale)) ??
      weightFault(asListed) ??
      (options.pricesOnly ? undefined : stockFault(listed.stock, asListed.pack))
    if (fault) plan.refused.set(listed.sku, fault)
    else if (row === undefined || before === undefined)
      plan.added.push({ id: newId(), draft, urdu: inUrdu })
    else if (isSame(before, draft) && isTranslated) plan.unchanged += 1
    else plan.changed.push({ row, before, draft, urdu: inUrdu })
  }
  return plan
}

const titleOf = ({ name, pack_text: pack }: KnownRow) => `${name} ${pack}`.trim()

/** The Urdu that a row has of the product; names of colours only if there is one for each. */
function urduIn({ descriptionUr, coloursUr }: Listed, { colours }: ProductDraft): ProductUrdu {
  return {
    description: descriptionUr,
    ...(coloursUr?.length === colours.length && {
      colors: colours.map(({ name }, index) => (coloursUr[index] === name ? undefined : coloursUr[index])), // prettier-ignore
    }),
  }
}

/** The Urdu of the descriptions and colours that a list translates, as the shop has it. */
function urduOf(db: Sql, batch: readonly Listed[], known: ReadonlyMap<string, KnownRow>) {
  const texts = batch.flatMap(({ sku, description, descriptionUr, colours, coloursUr }) => {
    const row = known.get(sku)
    const ofRow = colours ?? (row === undefined ? [] : toColours(row))
    return [
      ...(descriptionUr === undefined ? [] : [description ?? row?.description ?? '']),
      ...(coloursUr === undefined ? [] : ofRow.map(({ name }) => name)),
    ]
  })
  return findTranslations(db, 'ur', texts)
}

/** An offer of 89.50 in the list that the shop has as 90 is the same offer: it keeps its period. */
function roundedRow(draft: ProductDraft, before: ProductDraft | undefined, listed: Listed) {
  const rounded = asWholeRupees(draft)
  return listed.offerPeriod === undefined && before?.retail.offer === rounded.retail.offer
    ? { ...rounded, offerPeriod: before.offerPeriod }
    : rounded
}

/** Writes what was planned, and notes it as part of the run. */
export async function carryOut(
  tx: Tx,
  { added, changed }: Pick<Plan, 'added' | 'changed'>,
  { run, by }: Omit<ImportRun, 'file'>,
  at: number,
) {
  await ensureCategoriesOf(tx, [...added, ...changed.filter(changesCategory)])
  const first = added.length > 0 ? await allocateNumbers(tx, added.length) : 0
  await insertProducts(
    tx,
    added.map((product, index) => ({ ...product, number: first + index })),
    at,
  )
  // Asked together: one after the other each would wait for a round trip to the server.
  await Promise.all(
    changed.flatMap(({ row, draft }) => [
      updateProduct(tx, row.id, row.version, draft, at),
      ...(draft.stock === row.stock ? [] : [setStock(tx, row.id, draft.stock)]),
    ]),
  )
  const counted = [
    ...added.map(({ id, draft }) => ({ productId: id, change: draft.stock ?? 0 })),
    ...changed.map(({ row, draft }) => ({
      productId: row.id,
      change: (draft.stock ?? 0) - (row.stock ?? 0),
    })),
  ]
  await recordStockMovement(
    tx,
    counted.filter(({ change }) => change !== 0),
    { orderId: null, reason: 'imported', at, by },
  )
  const texts = [
    ...added.flatMap(({ draft, urdu }) => textsOfProduct(null, draft, urdu)),
    ...changed.flatMap(({ before, draft, urdu }) => textsOfProduct(before, draft, urdu)),
  ]
  await saveManyTexts(tx, texts, { actor: by, at })
  const data = { added: added.map(({ id }) => id), changed: changed.map(({ row }) => row.id) }
  await record(tx, { kind: 'products.imported', at, actor: by, subject: run, data })
}

const changesCategory = ({ row, draft }: Change) =>
  levelsOf(draft.categoryNames).at(-1)?.path !== row.category_path

/** Makes the categories of these products where they are absent. */
export async function ensureCategoriesOf(tx: Tx, products: readonly { draft: ProductDraft }[]) {
  const levelsByPath = new Map(
    products
      .map(({ draft }) => levelsOf(draft.categoryNames))
      .map((levels) => [levels.at(-1)?.path ?? '', levels]),
  )
  // By path, so that two imports that add the same categories cannot wait for each other.
  const inOrder = [...levelsByPath].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const there = await namesOfPaths(tx, [...levelsByPath.keys()])
  for (const [path, levels] of inOrder) if (!there.has(path)) await ensureCategories(tx, levels)
}
