import type { Sql } from '#db/database.ts'
import { Refusal } from '../../refusals.ts'
import { namesOfPaths } from './categories.store.ts'
import { hasLetters, isSameCategoryName } from './category.ts'
import { levelsOf, type ProductDraft } from '../product-draft.ts'

/**
 * Refuses a shelf with a name that no address can say (`category_unnamed`), or that an address writes as another
 * category's (`category_other_name`): its products would land there. A shelf that stays as it was is not looked at.
 */
export async function refuseOtherNames(
  tx: Sql,
  shelf: ProductDraft['shelf'],
  before?: ProductDraft['shelf'],
) {
  if (before !== undefined && JSON.stringify(before) === JSON.stringify(shelf)) return
  const levels = levelsOf(shelf)
  const names = await namesOfPaths(tx, levels.map(({ path }) => path)) // prettier-ignore
  for (const { name, path } of levels) {
    const other = names.get(path)
    if (other !== undefined && isSameCategoryName(other, name)) continue
    if (!hasLetters(name)) throw new Refusal('category_unnamed')
    if (other !== undefined) throw new Refusal('category_other_name', { name, other })
  }
}
