import { readPack } from '../catalogue/pack.ts'
import type { Pack } from '../catalogue/product.ts'

/** How sure it is that this is what was meant: it is; it seems so; one of these; nothing like it. */
export type MatchConfidence = 'exact' | 'likely' | 'unsure' | 'none'

type Named = { name: string; brand: string; pack: Pack }

/** What was asked for in words, taken apart: the words, and the size of a pack if one was named. */
export type Asked = { text: string; words: string[]; pack: Pack | null }

const size =
  /(?<![\w.])(?:\d+\s*[x×*]\s*)?\d+(?:\.\d+)?\s*(?:mg|gms?|grams?|kgs?|g|ml|ltr|litres?|l|mtr|metres?|m|pcs?|pieces?|dozen|bags|tablets|sheets|rolls)\b/i

export function readAsked(text: string): Asked {
  const written = size.exec(text)?.[0]
  const pack = written === undefined ? null : readPack(written)
  const rest = pack === null || written === undefined ? text : text.replace(written, ' ')
  return {
    text: rest.replace(/\s+/g, ' ').trim(),
    words: wordsIn(rest),
    pack: pack?.amount == null ? null : pack,
  }
}

/**
 * Orders what a search has found by how near it is to what was asked for, and says how sure the
 * first is. Sizes of one product have the same name: only the pack tells them apart, the smallest
 * first.
 */
export function nearest<T extends Named>(
  asked: Asked,
  found: readonly T[],
): { sure: Exclude<MatchConfidence, 'exact'>; ordered: T[] } {
  const names = [...new Set(found.map(({ name }) => name))]
  const ranked = found
    .map((one) => ({ one, place: names.indexOf(one.name), ...nearness(asked, one) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        a.place - b.place ||
        (a.one.pack.amount ?? 0) - (b.one.pack.amount ?? 0),
    )
  const best = Math.max(0, ...ranked.map(({ covered }) => covered))
  // Beside one that has the words, one that only resembles them is no help.
  const near = ranked.filter(({ covered }) => covered >= best / 2)
  const [first, second] = near
  if (first === undefined) return { sure: 'none', ordered: [] }
  const isLikely = first.covers && (second === undefined || first.score - second.score > 0.1)
  return { sure: isLikely ? 'likely' : 'unsure', ordered: near.map(({ one }) => one) }
}

function nearness({ words, pack }: Asked, product: Named) {
  const own = wordsIn(product.name)
  const known = [...own, ...wordsIn(product.brand)]
  const met = words.filter((word) => known.some((other) => isSame(word, other))).length
  const said = own.filter((other) => words.some((word) => isSame(word, other))).length
  const fits =
    pack === null ? null : pack.amount === product.pack.amount && pack.unit === product.pack.unit
  const covered = words.length === 0 ? 0 : met / words.length
  return {
    covered,
    covers: covered === 1 && fits !== false,
    score:
      covered + (0.5 * said) / Math.max(1, own.length) + (fits === null ? 0 : fits ? 0.5 : -0.25),
  }
}

const isSame = (word: string, other: string) =>
  word === other || (word.length > 2 && other.startsWith(word)) || `${other}s` === word

const wordsIn = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
