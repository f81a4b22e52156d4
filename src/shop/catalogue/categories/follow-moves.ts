import { levelsOf, type ProductDraft } from '../product-draft.ts'

type Names = ProductDraft['categoryNames']

/** A category may have been moved out of one that was moved: one move after the other, and never in a circle. */
const maxMoves = 10

/**
 * A category's current three names, by those in an old list. `moves`: old path
 * → path; `names`: path → name. The same array when nothing of it was moved.
 */
export function followMoves(
  listed: Names,
  moves: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): Names {
  let now = listed
  for (let moved = 0; moved < maxMoves; moved += 1) {
    const moved = levelsOf(now).findLast(({ path }) => moves.has(path))
    if (moved === undefined) break
    const there = levelNames(moves.get(moved.path) ?? '', names)
    now = [there[0] ?? now[0], there[1] ?? now[1], there[2] ?? now[2]]
  }
  return now
}

/** Of a path, the names from the top down. */
const levelNames = (path: string, names: ReadonlyMap<string, string>) =>
  path.split('/').map((_, level, slugs) => names.get(slugs.slice(0, level + 1).join('/')))
