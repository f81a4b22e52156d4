import { sizesIn } from '../catalogue/sizes/written-size.ts'
import { plainDigits } from '../digits.ts'
import { sizeText } from './indexed/documents.ts'
import { fillers } from './words/fillers.ts'
import { fold } from '../fold.ts'
import type { Lexicon } from './words/lexicon.ts'
import { splitNegations } from './words/negations.ts'
import { tokensOf, wordsOf } from './words/tokens.ts'

/** A parsed query. */
export type Query = {
  /** Folded text, matched literally. */
  phrase: string
  tokens: string[]
  /** Without fillers. */
  words: string[]
  /** Excluded goods: "sugar free". */
  without: string[]
  /** Normalized pack size; null: none. */
  size: string | null
}

const maxTextLength = 100
const maxWords = 12
/** An unusual character between two letters: take the text literally. */
const strangeSign = /\p{L}[^\p{L}\p{N}\s\-–—_,.&'’`/()+:;|،۔]\p{L}/u

export function readQuery(typed: string, { forms }: Pick<Lexicon, 'forms'>): Query {
  const text = typed
    .slice(0, 4 * maxTextLength)
    .trim()
    .slice(0, maxTextLength)
  const phrase = fold(text)
  const plain = plainDigits(text)
  const [size] = sizesIn(plain, { counted: true })
  const rest = size === undefined ? plain : `${plain.slice(0, size.from)} ${plain.slice(size.to)}`
  const { words: all, without } = splitNegations(wordsOf(fold(rest)), (some) =>
    forms.has(some.join(' ')),
  )
  const words = [...new Set(all)]
  const meant = words.filter((word) => !fillers.has(word))
  const tokens = tokensOf(phrase)
  // "c++": signs with single letters between them are no words.
  const isSigns =
    strangeSign.test(phrase) ||
    (without.length === 0 &&
      tokens.length > words.length &&
      words.every((word) => word.length === 1))
  if (isSigns && size === undefined) return { phrase, tokens, words: [], without: [], size: null }
  return {
    phrase,
    tokens,
    words: (meant.length > 0 || size !== undefined ? meant : words).slice(0, maxWords),
    without,
    size: size === undefined ? null : sizeText(size.pack),
  }
}
