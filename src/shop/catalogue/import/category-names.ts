import type { Sql } from '#db/database.ts'
import { namesOfPaths } from '../categories/categories.store.ts'
import { hasLetters, isSameCategoryName } from '../categories/category.ts'
import { levelsOf, type ProductDraft } from '../product-draft.ts'
import type { RowFault } from './faults.ts'

type Shelf = ProductDraft['shelf']
type Judgement = { shelf: Shelf; refused?: RowFault; noted?: RowFault }

/** `names`: of categories by path, as the shop or an earlier row of the list has them; `judged`: shelves, once each. */
export type CategoryNames = { names: Map<string, string>; judged: Map<string, Judgement> }

const keyOf = (shelf: Shelf) => shelf.join('\n')

/** Looks up the categories of these shelves that are not known yet. */
export async function readCategoryNames(
  db: Sql,
  shelves: readonly Shelf[],
  { names, judged }: CategoryNames,
) {
  const unjudged = new Map(shelves.map((shelf) => [keyOf(shelf), shelf]))
  const paths = [...unjudged]
    .filter(([key]) => !judged.has(key))
    .flatMap(([, shelf]) => levelsOf(shelf).map(({ path }) => path))
  const unknown = [...new Set(paths)].filter((path) => !names.has(path))
  for (const [path, name] of await namesOfPaths(db, unknown)) names.set(path, name)
}

const fields = ['category', 'sub-category', 'item-category'] as const

/**
 * Two names of categories can be written alike in an address: then they are one category under the name that was there
 * first, which is said (`noted`). A name without a letter or a digit has no address, and is refused, unless the shop
 * has exactly that category.
 */
export function judgeCategories(shelf: Shelf, { names, judged }: CategoryNames): Judgement {
  const key = keyOf(shelf)
  const judgement = judged.get(key) ?? judge(shelf, names)
  judged.set(key, judgement)
  return judgement
}

function judge(shelf: Shelf, known: Map<string, string>): Judgement {
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
