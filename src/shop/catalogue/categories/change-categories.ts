import type { Tx } from '#db/database.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import { saveTexts } from '../../translations/save-texts.ts'
import type { Visit } from '../../visit.ts'
import { lockCatalogue } from '../catalogue-version.store.ts'
import { ensureCategories } from './categories.store.ts'
import { type CategoryKey, hasLetters, slugOf } from './category.ts'
import {
  allCategories,
  copyCategory,
  deleteCategories,
  hasProducts,
  lockCategory,
  moveProducts,
  renameCategory,
  setCategoryPosition,
  touchProducts,
} from './category-list.store.ts'
import { recordMove } from './category-moves.store.ts'

/** What is asked for; what is not given stays. `parent`: the path of one on the level above. */
export type CategoryChange = {
  name?: string | undefined
  parent?: string | undefined
  /** '': no translation */
  nameUr?: string | undefined
  /** Where there is one of that name already, all of this goes into it. */
  merge?: boolean | undefined
}

/**
 * Adds a category under another one (`parent`; null: a main category). Refuses one whose name, as an address
 * writes it, is there already (`category_exists`), or that has neither letter nor digit (`category_unnamed`).
 */
export async function createCategory(
  visit: Visit,
  { name, parent, nameUr }: { name: string; parent: string | null; nameUr?: string | undefined },
): Promise<CategoryKey> {
  const { id: actor } = requirePermission(visit, 'product.write')
  refuseIf(hasLetters(name) ? null : 'category_unnamed')
  return visit.db.transaction(async (tx) => {
    const all = await allCategories(tx)
    const above = parent === null ? [] : trailOf(all, parent)
    if (above.length === 3) throw new Refusal('category_level')
    const path = [...above.map((one) => one.path).slice(-1), slugOf(name)].join('/')
    if (all.some((one) => one.path === path)) throw new Refusal('category_exists')
    await ensureCategories(tx, [...above, { name, path }])
    const [at, data] = [visit.now(), { name }]
    await saveTexts(tx, [{ before: '', after: name, urdu: nameUr }], { actor, at })
    await record(tx, { kind: 'category.created', at, actor, subject: path, data })
    return found(await allCategories(tx), path)
  })
}

/**
 * Renames a category, or takes it under another one of the level above it, with all that is in it. Its path
 * follows from its names; the old one leads to the new one from then on. Refuses one that is gone
 * (`category_not_found`), a place on another level (`category_level`), and a place where there is one of that name
 * already (`category_exists`), unless both are to be merged.
 */
export async function changeCategory(
  visit: Visit,
  path: string,
  change: CategoryChange,
): Promise<CategoryKey> {
  const { id: actor } = requirePermission(visit, 'product.write')
  return visit.db.transaction(async (tx) => {
    await lockCategory(tx, path)
    const all = await allCategories(tx)
    const before = found(all, path)
    const name = change.name ?? before.name
    refuseIf(hasLetters(name) || name === before.name ? null : 'category_unnamed')
    const parentPath = before.level === 1 ? null : (change.parent ?? before.parentPath)
    if ((parentPath === null ? 0 : found(all, parentPath).level) !== before.level - 1)
      throw new Refusal('category_level')
    if (before.level === 1 && change.parent !== undefined) throw new Refusal('category_level')
    const target = [parentPath, slugOf(name)].filter((part) => part !== null).join('/')
    const there = target === path ? undefined : all.find((one) => one.path === target)
    if (there !== undefined && change.merge !== true) throw new Refusal('category_exists')
    const after = { ...before, path: target, name: there?.name ?? name, parentPath }
    const now = visit.now()
    const moved =
      target === path
        ? await rename(tx, after, now)
        : await relocate(tx, all, { before, after, now })
    await recordProducts(tx, moved, { at: now, actor, subject: target })
    const texts = [{ before: before.name, after: after.name, urdu: change.nameUr }]
    await saveTexts(tx, texts, { actor, at: now })
    const changes = changesBetween(named(all, before), named(all, after))
    if (changes.length > 0)
      await record(tx, {
        kind: 'category.changed',
        at: now,
        actor,
        subject: target,
        data: { name: after.name, changes },
      })
    return after
  })
}

const inOneEvent = 500

/** Each change of a product stands in the audit. */
async function recordProducts(
  tx: Tx,
  products: readonly { id: string }[],
  about: { at: number; actor: string; subject: string },
) {
  const ids = products.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += inOneEvent) {
    const data = { changed: ids.slice(from, from + inOneEvent), products: [] }
    await record(tx, { kind: 'products.changed', ...about, data })
  }
}

/** Returns the products in it: what search has of them holds the names of their categories. */
const rename = async (tx: Tx, { path, name }: CategoryKey, now: number) =>
  (await renameCategory(tx, path, name)) > 0 ? touchProducts(tx, path, now) : []

type Move = { before: CategoryKey; after: CategoryKey; now: number }

/** Takes a category with all below it, and their products, to another path; returns those products. */
async function relocate(tx: Tx, all: readonly CategoryKey[], { before, after, now }: Move) {
  const moved = (path: string) => after.path + path.slice(before.path.length)
  const inside = all.filter(({ path }) => `${path}/`.startsWith(`${before.path}/`))
  for (const one of inside) {
    const isTop = one.path === before.path
    await copyCategory(tx, one.path, {
      path: moved(one.path),
      parentPath: isTop ? after.parentPath : moved(one.parentPath ?? ''),
      name: isTop ? after.name : one.name,
    })
  }
  const products: { id: string }[] = []
  for (const { path, level } of inside)
    if (level === 3) products.push(...(await moveProducts(tx, path, moved(path), now)))
  for (const { path } of inside) await recordMove(tx, path, moved(path))
  await deleteCategories(
    tx,
    inside.map(({ path }) => path),
  )
  return products
}

/**
 * Moves a category to a place among those under the same one: 1 is the first, beyond the last it is the last.
 * Refuses one that is gone (`category_not_found`).
 */
export async function orderCategory(
  visit: Visit,
  path: string,
  position: number,
): Promise<CategoryKey> {
  const { id: actor } = requirePermission(visit, 'product.write')
  return visit.db.transaction(async (tx) => {
    await lockCatalogue(tx)
    const all = await allCategories(tx)
    const category = found(all, path)
    const siblings = all.filter(({ parentPath }) => parentPath === category.parentPath)
    const others = siblings.filter((one) => one !== category)
    const order = others.toSpliced(position - 1, 0, category)
    const [was, is] = [siblings.indexOf(category) + 1, order.indexOf(category) + 1]
    if (was === is) return category
    for (const [index, one] of order.entries()) await setCategoryPosition(tx, one.path, index + 1)
    const data = {
      name: category.name,
      changes: changesBetween({ position: was }, { position: is }),
    }
    await record(tx, { kind: 'category.changed', at: visit.now(), actor, subject: path, data })
    return category
  })
}

/** Takes a category away, with the empty ones below it. Refuses one that has products, drafts too (`category_not_empty`). */
export async function removeCategory(visit: Visit, path: string): Promise<void> {
  const { id: actor } = requirePermission(visit, 'product.write')
  await visit.db.transaction(async (tx) => {
    await lockCategory(tx, path)
    const all = await allCategories(tx)
    const { name } = found(all, path)
    if (await hasProducts(tx, path)) throw new Refusal('category_not_empty')
    const inside = all.filter((one) => `${one.path}/`.startsWith(`${path}/`))
    await deleteCategories(
      tx,
      inside.map((one) => one.path),
    )
    await record(tx, {
      kind: 'category.removed',
      at: visit.now(),
      actor,
      subject: path,
      data: { name },
    })
  })
}

/** As the audit tells it. */
const named = (all: readonly CategoryKey[], { name, parentPath }: CategoryKey) => ({
  name,
  parent: parentPath === null ? null : found(all, parentPath).name,
})

/** From the top down to this one. */
function trailOf(all: readonly CategoryKey[], path: string): CategoryKey[] {
  const category = found(all, path)
  return category.parentPath === null
    ? [category]
    : [...trailOf(all, category.parentPath), category]
}

function found(all: readonly CategoryKey[], path: string): CategoryKey {
  const category = all.find((one) => one.path === path)
  if (category === undefined) throw new Refusal('category_not_found')
  return category
}
