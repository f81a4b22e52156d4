import type { Tx } from '#db/database.ts'
import { list } from '#db/sql.ts'
import { changeCatalogue } from '../catalogue-version.store.ts'

/** Puts those of the categories that are there into this order, on the places that they have among all. */
export async function orderCategories(tx: Tx, paths: readonly string[]) {
  const found = await tx.all<{ path: string; position: number }>`
    select path, position from category where path in ${list(paths)} order by position, path collate "binary"`
  const there = new Map(found.map(({ path, position }) => [path, position]))
  const inOrder = paths.filter((path) => there.has(path))
  for (const [index, path] of inOrder.entries()) {
    const place = found[index]?.position
    if (place !== undefined && place !== there.get(path))
      await changeCatalogue(tx).run`update category set position = ${place} where path = ${path}`
  }
}
