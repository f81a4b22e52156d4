import type { Sql, Tx } from '#db/database.ts'
import { list } from '#db/sql.ts'
import { type CategoryNode, tints } from './category.ts'
import { deleteMove } from './category-moves.store.ts'
import { changeCatalogue } from '../catalogue-version.store.ts'

type CategoryRow = {
  path: string
  parent_path: string | null
  name: string
  tint: string | null
  picture: string | null
}

type Counts = { products: number; families: number }

/** The whole tree, with counts of published products by the path of an item category; empty categories are left out. */
export async function readTree(
  db: Sql,
  countOn: (path: string) => Counts,
): Promise<CategoryNode[]> {
  const found = await db.all<CategoryRow>`
    select path, parent_path, name, tint, picture from category
    order by level, position, path collate "binary"`
  const under = Map.groupBy(found, (row) => row.parent_path)
  const nodesUnder = (parent: string | null): CategoryNode[] =>
    (under.get(parent) ?? [])
      .map((row) => toNode(row, nodesUnder(row.path)))
      .filter((node) => node.products > 0)
  const toNode = (
    { path, name, tint, picture }: CategoryRow,
    children: CategoryNode[],
  ): CategoryNode => {
    const own = countOn(path)
    const products = children.reduce((count, child) => count + child.products, own.products)
    const families = children.reduce((count, child) => count + child.families, own.families)
    return {
      path,
      slug: path.slice(path.lastIndexOf('/') + 1),
      name,
      tint,
      picture,
      products,
      families,
      children,
    }
  }
  return nodesUnder(null)
}

/** The names of the categories that are at these paths, by path. */
export async function namesOfPaths(
  db: Sql,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const found = await db.all<{ path: string; name: string }>`
    select path, name from category where path in ${list(paths)}`
  return new Map(found.map(({ path, name }) => [path, name]))
}

type CategoryDisplay = { tint: string | null; picture: string | null; description: string | null }
const plain: CategoryDisplay = { tint: null, picture: null, description: null }

/**
 * Adds missing categories, from the main one down. `look` is for a
 * new main category; one without a tint gets the next of them, so that neighbours differ.
 */
export async function ensureCategories(
  tx: Tx,
  levels: readonly { name: string; path: string }[],
  display = plain,
) {
  for (const [index, { name, path }] of levels.entries()) {
    const parent = levels[index - 1]?.path ?? null
    const own = index === 0 ? display : plain
    const made = await changeCatalogue(tx).run`
      insert into category (path, parent_path, level, name, position, tint, picture, description)
      values (${path}, ${parent}, ${index + 1}, ${name},
        (select count(*) from category), ${own.tint}, ${own.picture}, ${own.description})
      on conflict (path) do nothing`
    if (made === 1) await deleteMove(tx, path)
    if (made === 1 && index === 0 && own.tint === null) await giveTint(tx, path)
  }
}

async function giveTint(tx: Tx, path: string) {
  const { mains } = await tx.one<{ mains: number }>`
    select count(*) as mains from category where parent_path is null`
  await changeCatalogue(tx)
    .run`update category set tint = ${tints[mains % tints.length] ?? null} where path = ${path}`
}
