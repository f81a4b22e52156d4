import { inBrand, inDescription, inHead, inItem, inName, inShelf } from './fields.ts'
import { tokensOf, wordsOf } from './fold.ts'
import { headsOf } from './heads.ts'
import { groupsIn, type Lexicon } from './lexicon.ts'

/** The words and the groups of a product's text, each with the fields in which it stands. */
export type Terms = { words: Map<string, number>; groups: Map<number, number> }

const fields = [inName, inName, inBrand, inItem, inShelf, inShelf, inDescription]

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
  }
  return terms
}

function takeHeads({ words, groups }: Terms, lexicon: Lexicon, name: string) {
  const heads = headsOf(name)
  for (const head of heads) mark(words, head, inHead)
  const spelt = wordsOf(name)
  for (const { group, from, to } of groupsIn(lexicon, spelt)) {
    const isHead = spelt.slice(from, to).some((word) => heads.has(word))
    mark(groups, group, isHead ? inName | inHead : inName)
  }
}

const mark = <Key>(marks: Map<Key, number>, key: Key, bits: number) =>
  marks.set(key, (marks.get(key) ?? 0) | bits)
