import { levelsOf, type ProductDraft } from '../product-draft.ts'

type Names = ProductDraft['shelf']

/** A category may have been moved out of one that was moved: one move after the other, and never in a circle. */
const maxMoves = 10

/**
 * The names of the three levels where a shelf is now, by the names that an old list has for them. `moves`: old path
 * → path; `names`: path → name. The same array when nothing of it was moved.
 */
export function followMoves(
  shelf: Names,
  moves: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): Names {
  let now = shelf
  for (let nth = 0; nth < maxMoves; nth += 1) {
    const moved = levelsOf(now).findLast(({ path }) => moves.has(path))
    if (moved === undefined) break
    const there = levelNames(moves.get(moved.path) ?? '', names)
    now = [there[0] ?? now[0], there[1] ?? now[1], there[2] ?? now[2]]
  }
  return now
}

/** Of a path, the names from the top down. */
const levelNames = (path: string, names: ReadonlyMap<string, string>) =>
  path.split('/').map((_, nth, slugs) => names.get(slugs.slice(0, nth + 1).join('/')))
