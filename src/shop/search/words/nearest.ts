import type { Pack } from '../../catalogue/product.ts'
import { sizesIn } from '../../catalogue/written-size.ts'
import { plainDigits } from '../../digits.ts'
import { fold } from '../../fold.ts'
import { headsOf } from './heads.ts'

/** How sure it is that this is what was meant: it is; it seems so; one of these; nothing like it. */
export type MatchConfidence = 'exact' | 'likely' | 'unsure' | 'none'

type Named = { name: string; brand: string; sku: string | null; number: number; pack: Pack }

/** What was asked for in words, taken apart: the words, and the size of a pack if one was named. */
export type Asked = { text: string; words: string[]; pack: Pack | null }

export function readAsked(text: string): Asked {
  const plain = plainDigits(text)
  const [size] = sizesIn(plain, { counted: true })
  const rest = size === undefined ? plain : `${plain.slice(0, size.from)} ${plain.slice(size.to)}`
  return {
    text: rest.replace(/\s+/g, ' ').trim(),
    words: wordsIn(rest),
    pack: size?.pack ?? null,
  }
}

export type Nearest<T> = {
  sure: Exclude<MatchConfidence, 'exact'>
  /** The likeliest first. */
  ordered: T[]
  /** Every word that was asked for is in the first one's name, brand, pack or code. */
  coversAll: boolean
  /** Nothing of another name is as near as the first one. */
  isOneName: boolean
  /** The first one has the size that was asked for. null: no size was asked for. */
  hasSize: boolean | null
}

/**
 * Orders what a search has found by how near it is to what was asked for, and says how sure the
 * first is. Sizes of one product have the same name: only the pack tells them apart, the nearest
 * first, or the smallest when no size was asked for.
 */
export function nearest<T extends Named>(asked: Asked, found: readonly T[]): Nearest<T> {
  const names = [...new Set(found.map(({ name }) => name))]
  const ranked = found
    .map((one) => ({ one, place: names.indexOf(one.name), ...nearness(asked, one) }))
    .toSorted((a, b) => b.score - a.score || a.place - b.place || a.distance - b.distance)
  const best = Math.max(0, ...ranked.map(({ covered }) => covered))
  // Beside one that has the words, one that only resembles them is no help.
  const near = ranked.filter(({ covered }) => covered >= best / 2)
  const [first, second] = near
  if (first === undefined)
    return { sure: 'none', ordered: [], coversAll: false, isOneName: false, hasSize: null }
  const coversAll = first.covered === 1
  const isAhead = (other?: { score: number }) => !other || first.score - other.score > 0.1
  // "ghee 1 kg" says as much about one ghee as about the other, unless the name has no more words.
  const isAmbiguous =
    !first.isWhole &&
    near.some(({ one, covered, fits }) => one.name !== first.one.name && covered === 1 && fits === first.fits) // prettier-ignore
  return {
    sure:
      coversAll && first.fits !== false && isAhead(second) && !isAmbiguous ? 'likely' : 'unsure',
    ordered: near.map(({ one }) => one),
    coversAll,
    isOneName: !isAmbiguous && isAhead(near.find(({ one }) => one.name !== first.one.name)),
    hasSize: first.fits,
  }
}

function nearness({ words, pack }: Asked, product: Named) {
  const own = wordsIn(product.name)
  const codes = [String(product.number), ...wordsIn(product.sku ?? '')]
  // "Eggs 30": without a size, a number may be that of the pack.
  const packWords = pack === null ? wordsIn(product.pack.text) : []
  const known = [...own, ...wordsIn(product.brand), ...packWords, ...codes]
  const telling = words.filter((word) => !idle.has(word) || own.includes(word))
  const met = telling.filter((word) => known.some((other) => isSame(word, other))).length
  const said = own.filter((other) => telling.some((word) => isSame(word, other))).length
  const covered = telling.length === 0 ? 0 : met / telling.length
  const fits = pack === null ? null : fitsPack(pack, product)
  const distance = distanceOf(pack, product.pack)
  return {
    covered,
    fits,
    isWhole: said === own.length,
    distance,
    score:
      covered +
      (0.5 * said) / Math.max(1, own.length) +
      (isNamed(product.name, telling) ? 0.25 : 0) +
      (fits === null ? 0 : fits ? 0.5 : -0.25 - 0.05 * Math.min(4, distance)),
  }
}

/** "salt" names table salt; of salted pistachios it only says more. */
const isNamed = (name: string, words: readonly string[]) =>
  [...headsOf(fold(name))].some((head) => words.some((word) => isSame(word, head)))

/** Words that say nothing about a product that does not have them in its name. */
const idle: ReadonlySet<string> = new Set(
  'a an and bag bags bottle bottles can jar ka ke ki of pack packet packets packs pkt pouch the tin wala wali with'.split(
    ' ',
  ),
)

const isSamePack = (a: Pack, b: Pack) => a.amount === b.amount && a.unit === b.unit

const fitsPack = (pack: Pack, product: Named) =>
  isSamePack(pack, product.pack) ||
  (product.pack.amount === null &&
    sizesIn(`${product.name} ${product.pack.text}`).some((size) => isSamePack(pack, size.pack)))

/** Twice as much is as far as half as much; the other unit is farther than any size. */
function distanceOf(asked: Pack | null, own: Pack) {
  if (asked === null) return own.amount ?? 0
  return asked.amount === null || own.amount === null || asked.unit !== own.unit
    ? Infinity
    : Math.abs(Math.log(own.amount / asked.amount))
}

const isSame = (word: string, other: string) =>
  word === other ||
  `${other}s` === word ||
  (word.length > 2 && !/^\d/.test(word) && other.startsWith(word))

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
