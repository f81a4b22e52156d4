import type { Sql } from '#db/database.ts'
import { namesOfPaths } from '../categories.store.ts'
import { hasLetters, isSameCategoryName } from '../category.ts'
import { levelsOf, type ProductDraft } from '../product-draft.ts'
import type { RowFault } from './faults.ts'

/** By path, the names of categories as the shop or an earlier row of the list has them. */
export type CategoryNames = Map<string, string>

/** Looks up the categories of these shelves that are not known yet. */
export async function readCategoryNames(
  db: Sql,
  shelves: readonly ProductDraft['shelf'][],
  known: CategoryNames,
) {
  const paths = new Set(shelves.flatMap((shelf) => levelsOf(shelf).map(({ path }) => path)))
  const unknown = [...paths].filter((path) => !known.has(path))
  for (const [path, name] of await namesOfPaths(db, unknown)) known.set(path, name)
}

const fields = ['category', 'sub-category', 'item-category'] as const

/**
 * Two names of categories can be written alike in an address: then they are one category under the name that was there
 * first, which is said (`noted`). A name without a letter or a digit has no address, and is refused, unless the shop
 * has exactly that category.
 */
export function judgeCategories(
  shelf: ProductDraft['shelf'],
  known: CategoryNames,
): { shelf: ProductDraft['shelf']; refused?: RowFault; noted?: RowFault } {
  const [main, sub, item] = shelf
  const names = [main, sub, item] satisfies [string, string, string]
  let noted: RowFault | undefined
  for (const [level, { name, path }] of levelsOf(shelf).entries()) {
    const there = known.get(path)
    if (there !== undefined) names[level] = there
    if (there !== undefined && isSameCategoryName(there, name)) continue
    if (!hasLetters(name))
      return {
        shelf,
        refused: { code: 'categoryUnnamed', field: fields[level] ?? 'category', text: name },
      }
    if (there === undefined) known.set(path, name)
    else noted ??= { code: 'categoryIs', text: name, other: there }
  }
  return { shelf: names, ...(noted !== undefined && { noted }) }
}
