import type { Sql, Tx } from '#db/database.ts'
import { followMoves } from './follow-moves.ts'
import type { ProductDraft } from '../product-draft.ts'
import { changeCatalogue } from '../catalogue-version.store.ts'

/** Says that a category is at another path from now on; whatever led to it before leads there too. */
export async function recordMove(tx: Tx, from: string, to: string) {
  await changeCatalogue(tx).run`update category_move set path = ${to} where path = ${from}`
  await changeCatalogue(tx).run`
    insert into category_move (old_path, path) values (${from}, ${to})
    on conflict (old_path) do update set path = excluded.path`
  await deleteMove(tx, to)
}

/** There is a category at this path again. */
export const deleteMove = (tx: Tx, path: string) =>
  changeCatalogue(tx).run`delete from category_move where old_path = ${path}`

/** Old path → path, of all categories that were elsewhere once. */
export async function allMoves(db: Sql): Promise<Map<string, string>> {
  const moves = await db.all<{ from: string; to: string }>`
    select old_path as "from", path as "to" from category_move`
  return new Map(moves.map(({ from, to }) => [from, to]))
}

/** What is listed under categories that were renamed, moved or merged, under those where they are now. */
export async function withCurrentCategories<Listed extends Pick<ProductDraft, 'categoryNames'>>(
  db: Sql,
  listed: readonly Listed[],
): Promise<readonly Listed[]> {
  const moves = await allMoves(db)
  if (moves.size === 0) return listed
  const categories = await db.all<{ path: string; name: string }>`select path, name from category`
  const names = new Map(categories.map(({ path, name }) => [path, name]))
  return listed.map((one) => {
    const categoryNames = followMoves(one.categoryNames, moves, names)
    return categoryNames === one.categoryNames ? one : { ...one, categoryNames }
  })
}
