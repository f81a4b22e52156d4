import { groupsIn, isCompound, type Lexicon } from './lexicon.ts'
import { splitNegations } from './negations.ts'
import { wordsOf } from './tokens.ts'

const most = 4
/** "sugar free", "no added sugar" and "cheeni ke baghair" count as one word. */
const excluded =
  /(?:no|not|without|bina|zero)\s+(?:added\s+)?\S+|\S+\s+(?:ke|kay)\s+(?:bina|baghair|bagair|bghair)(?!\S)|\S+\s+free(?!\S)|\S+/giu

/** Words that belong together, and what they are without the first ones: brown rice is a rice. */
type Unit = { text: string; rest: string }

/**
 * The folded text without one of its words, first word first, as the last one names the product; then its
 * longest word alone. At most four results. Never a part of a compound: ice cream is no cream. Never what is excluded
 * alone: bread without sugar is a bread.
 */
export function fewerWords(lexicon: Lexicon, phrase: string): string[] {
  const units = unitsIn(lexicon, phrase.match(excluded) ?? [])
  const texts = units.map(({ text }) => text)
  const without = units.map(({ rest }, at) => texts.with(at, rest).filter(Boolean).join(' '))
  const longest = texts.toSorted((a, b) => b.length - a.length).slice(0, 1)
  return [...new Set([...without.slice(0, most - 1), ...longest])].filter(
    (text) => text !== texts.join(' ') && namesGoods(text),
  )
}

const namesGoods = (text: string) => splitNegations(wordsOf(text)).words.length > 0

function unitsIn(lexicon: Lexicon, words: readonly string[]): Unit[] {
  const units = words.map((text) => ({ text, rest: '' }))
  const spelt = words.map((word) => wordsOf(word).join(' '))
  const compounds = new Map(groupsIn(lexicon, spelt).map(({ from, to }) => [from, to]))
  for (const [from, to] of [...compounds].toReversed())
    if (to - from > 1)
      units.splice(from, to - from, {
        text: words.slice(from, to).join(' '),
        rest: restOf(lexicon, spelt.slice(from, to)),
      })
  return units
}

/** The last word if it names a kind of goods itself. */
function restOf(lexicon: Lexicon, words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return !isCompound(lexicon, words) && lexicon.forms.has(last) ? last : ''
}
