import { createHash } from 'node:crypto'
import { DuplicateKey, type Tx } from '#db/database.ts'
import { keyRejection } from '../../idempotency-key.ts'
import { newId } from '../../ids.ts'
import type { Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { asWholeRupees } from '../../pricing/whole-rupees.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { levelsOf, pricesRejection } from '../product-draft.ts'
import { newDraft } from '../import/merge.ts'
import { lockBySku } from '../import/listed-products.store.ts'
import { carryOut } from '../import/upsert-batch.ts'
import { orderCategories } from './order-categories.store.ts'
import { type StarterProduct, starterProducts, starterSku } from './starter-products.ts'
import { productsOfRun } from './starter.store.ts'

/** One that was chosen, with its price in paisa; `stock` null: not counted. */
export type ChosenProduct = { key: string; price: Paisa; stock: number | null }

/** Keys of the starter set: what is new in the shop, and what had been there, which stays as it is. */
export type StarterReport = { added: string[]; known: string[] }

type Chosen = ChosenProduct & { product: StarterProduct }

/**
 * Adds products of the starter set, with their categories in the order of the set. One that is in the
 * shop already is left alone; the same key and choice again give the same answer. Refuses a price that
 * is none, a key of the set that it does not have, and a malformed idempotency key.
 */
export async function addStarterProducts(
  visit: Visit,
  choice: readonly ChosenProduct[],
  idempotencyKey: string | null,
): Promise<StarterReport> {
  const { id: by } = requirePermission(visit, 'product.import')
  requirePermission(visit, 'price.write')
  refuseIf(keyRejection(idempotencyKey))
  const chosen = choice.map(withProduct)
  for (const { price } of chosen)
    refuseIf(pricesRejection({ ...plain, retail: { list: price, offer: null } }))
  const run = idempotencyKey === null ? newId() : runOf(by, idempotencyKey, choice)
  const work = () =>
    visit.db.transaction((tx) => addMissing(tx, chosen, { run, by, at: visit.now() }))
  try {
    return await work()
  } catch (error) {
    // Somebody else has added the same product in the same moment: now it is there.
    if (!(error instanceof DuplicateKey)) throw error
    return work()
  }
}

const plain = {
  offerPeriod: { from: null, until: null },
  multiBuy: null,
  wholesale: null,
  purchasePrice: null,
}

function withProduct(choice: ChosenProduct): Chosen {
  const product = starterProducts.find(({ key }) => key === choice.key)
  if (product === undefined) throw new Refusal('product_not_found')
  return { ...choice, product }
}

/** The same for a repeat of the same choice by the same person. */
const runOf = (by: string, key: string, choice: readonly ChosenProduct[]) =>
  `starter-${createHash('sha256')
    .update(JSON.stringify([by, key, choice]))
    .digest('base64url')}`

type Run = { run: string; by: string; at: number }

async function addMissing(
  tx: Tx,
  chosen: readonly Chosen[],
  { run, by, at }: Run,
): Promise<StarterReport> {
  const known = await lockBySku(tx, chosen.map(starterSku))
  const before = await productsOfRun(tx, run)
  const isThere = (one: Chosen) => {
    const id = known.get(starterSku(one))?.id
    return id !== undefined && !before?.has(id)
  }
  const report = {
    added: chosen.filter((one) => !isThere(one)).map(({ key }) => key),
    known: chosen.filter(isThere).map(({ key }) => key),
  }
  if (before !== null || report.added.length === 0) return report
  const { wholeRupees } = await readSettings(tx)
  const added = chosen
    .filter((one) => !isThere(one))
    .map(draftOf)
    .map((draft) => ({ id: newId(), draft: wholeRupees ? asWholeRupees(draft) : draft }))
  const plan = { added, changed: [] }
  await carryOut(tx, plan, { run, by }, at)
  await orderCategories(tx, pathsInOrder)
  return report
}

const categoryNamesOf = ({ main, sub }: StarterProduct) => [main, sub, sub] as const

const pathsInOrder = [
  ...new Set(
    starterProducts.flatMap((product) =>
      levelsOf(categoryNamesOf(product)).map(({ path }) => path),
    ),
  ),
]

const draftOf = ({ product, price, stock }: Chosen) => ({
  ...newDraft(
    {
      sku: starterSku(product),
      hasCode: true,
      barcode: undefined,
      name: product.name,
      brand: product.brand,
      categoryNames: categoryNamesOf(product),
      pack: product.pack,
      weighed: {},
      retail: { list: price, offer: null },
      offerPeriod: undefined,
      multiBuy: undefined,
      wholesale: undefined,
      terms: {},
      purchasePrice: undefined,
      pointsDivisor: undefined,
      description: undefined,
      fullDescription: undefined,
      stock: stock ?? undefined,
      lowStock: undefined,
      colours: undefined,
      coloursUr: undefined,
      family: undefined,
      facts: { nameUr: product.nameUr },
      descriptionUr: undefined,
      highlights: undefined,
      published: undefined,
      note: undefined,
    },
    { asDraft: false, pricesOnly: false },
  ),
  perishable: product.perishable,
})
