import type { Sql } from '#db/database.ts'
import { namesOfPaths } from '../categories/categories.store.ts'
import { hasLetters, isSameCategoryName } from '../categories/category.ts'
import { levelsOf, type ProductDraft } from '../product-draft.ts'
import type { RowFault } from './faults.ts'

type Names = ProductDraft['categoryNames']
type Judgement = { categoryNames: Names; refused?: RowFault; noted?: RowFault }

/**
 * `names`: of categories by path, as the shop or an earlier row of the list has them; `added`: paths that the shop
 * lacks; `judged`: each triple of names once.
 */
export type CategoryNames = {
  names: Map<string, string>
  added: Set<string>
  judged: Map<string, Judgement>
}

export const emptyCategoryNames = (): CategoryNames => ({
  names: new Map(),
  added: new Set(),
  judged: new Map(),
})

const keyOf = (categoryNames: Names) => categoryNames.join('\n')

/** Reads the names of the categories that are not known yet. */
export async function readCategoryNames(
  db: Sql,
  listed: readonly Names[],
  { names, judged }: CategoryNames,
) {
  const unjudged = new Map(listed.map((categoryNames) => [keyOf(categoryNames), categoryNames]))
  const paths = [...unjudged]
    .filter(([key]) => !judged.has(key))
    .flatMap(([, categoryNames]) => levelsOf(categoryNames).map(({ path }) => path))
  const unknown = [...new Set(paths)].filter((path) => !names.has(path))
  for (const [path, name] of await namesOfPaths(db, unknown)) names.set(path, name)
}

const fields = ['category', 'sub-category', 'item-category'] as const

/**
 * Two names of categories can be written alike in an address: then they are one category under the name that was there
 * first, which is said (`noted`). A name without a letter or a digit has no address, and is refused, unless the shop
 * has exactly that category.
 */
export function judgeCategories(categoryNames: Names, known: CategoryNames): Judgement {
  const key = keyOf(categoryNames)
  const judgement = known.judged.get(key) ?? judge(categoryNames, known)
  known.judged.set(key, judgement)
  return judgement
}

function judge(categoryNames: Names, { names: known, added }: CategoryNames): Judgement {
  const [main, sub, item] = categoryNames
  const names = [main, sub, item] satisfies [string, string, string]
  let noted: RowFault | undefined
  for (const [level, { name, path }] of levelsOf(categoryNames).entries()) {
    const there = known.get(path)
    if (there !== undefined) names[level] = there
    if (there !== undefined && isSameCategoryName(there, name)) continue
    if (!hasLetters(name))
      return {
        categoryNames,
        refused: { code: 'categoryUnnamed', field: fields[level] ?? 'category', text: name },
      }
    if (there === undefined) {
      known.set(path, name)
      added.add(path)
    } else noted ??= { code: 'categoryIs', text: name, other: there }
  }
  return { categoryNames: names, ...(noted !== undefined && { noted }) }
}
