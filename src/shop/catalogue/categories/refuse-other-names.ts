import type { Sql } from '#db/database.ts'
import { Refusal } from '../../refusals.ts'
import { namesOfPaths } from './categories.store.ts'
import { hasLetters, isSameCategoryName } from './category.ts'
import { levelsOf, type ProductDraft } from '../product-draft.ts'

/**
 * Refuses a name without a letter or digit (`category_unnamed`), and one with the address of another category
 * (`category_other_name`), where its products would land. Unchanged names pass.
 */
export async function refuseOtherNames(
  tx: Sql,
  names: ProductDraft['categoryNames'],
  before?: ProductDraft['categoryNames'],
) {
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(names)) return
  const levels = levelsOf(names)
  const namesByPath = await namesOfPaths(tx, levels.map(({ path }) => path)) // prettier-ignore
  for (const { name, path } of levels) {
    const other = namesByPath.get(path)
    if (other !== undefined && isSameCategoryName(other, name)) continue
    if (!hasLetters(name)) throw new Refusal('category_unnamed')
    if (other !== undefined) throw new Refusal('category_other_name', { name, other })
  }
}
