import {
  inBrand,
  inDescription,
  inHead,
  inItem,
  inName,
  inCategory,
  isFirst,
} from '../indexed/fields.ts'
import { tokensOf, wordsOf } from './tokens.ts'
import { headsOf } from './heads.ts'
import { groupsIn, groupsWithin, isCompound, type Lexicon } from './lexicon.ts'

/** Words and groups of a product with their field bits. */
export type Terms = { words: Map<string, number>; groups: Map<number, number> }

const fields = [inName, inName, inBrand, inItem, inCategory, inCategory, inDescription]

export function termsOf(lexicon: Lexicon, text: string): Terms {
  const terms: Terms = { words: new Map(), groups: new Map() }
  const lines = text.split('\n')
  for (const [place, bit] of fields.entries()) {
    const line = lines[place] ?? ''
    if (line === '') continue
    for (const token of tokensOf(line)) mark(terms.words, token, bit)
    if (/\p{L}['’`]\p{L}/u.test(line))
      for (const word of wordsOf(line)) mark(terms.words, word, bit)
    if (bit === inName) takeHeads(terms, lexicon, line)
    else if (bit === inItem) for (const { group } of groupsIn(lexicon, wordsOf(line))) mark(terms.groups, group, bit) // prettier-ignore
    // A brand called after goods doesn't sell only those.
    else if (bit === inBrand) for (const { group } of groupsIn(lexicon, wordsOf(line))) if (group >= lexicon.firstSynonym) mark(terms.groups, group, bit) // prettier-ignore
  }
  return terms
}

function takeHeads({ words, groups }: Terms, lexicon: Lexicon, name: string) {
  const heads = headsOf(name)
  const spelt = wordsOf(name)
  const found = groupsIn(lexicon, spelt)
  // Ice cream is no cream.
  const inCompounds = found
    .map(({ from, to }) => spelt.slice(from, to))
    .filter((some) => isCompound(lexicon, some))
    .flat()
  for (const head of heads) if (!inCompounds.includes(head)) mark(words, head, inHead)
  if (spelt[0] !== undefined) mark(words, spelt[0], isFirst)
  for (const { group, from, to } of found) {
    const isHead = spelt.slice(from, to).some((word) => heads.has(word))
    const bits = (isHead ? inName | inHead : inName) | (from === 0 ? isFirst : 0)
    mark(groups, group, bits)
    // "Mixed Pickle" is a pickle as well.
    for (const inner of groupsWithin(lexicon, spelt.slice(from, to)))
      mark(groups, inner.group, inner.isLast ? bits & ~isFirst : inName)
  }
}

const mark = <Key>(marks: Map<Key, number>, key: Key, bits: number) =>
  marks.set(key, (marks.get(key) ?? 0) | bits)
