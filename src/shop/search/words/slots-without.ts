import type { Store } from '../indexed/store.ts'
import { spellingsLike } from './lexicon.ts'
import { oneWord } from './negations.ts'
import { textsWith } from './phrase.ts'

const maxSpellings = 8

/** Slots of products that say so: "sugar free", "no added sugar". */
export function slotsWithout(store: Store, excluded: string): Set<number> {
  const names = [excluded, ...spellingsLike(store.lexicon, excluded)].slice(0, maxSpellings)
  const phrases = names.flatMap((name) => [
    `${name} free`,
    `${name}-free`,
    `${name}less`,
    `un${name}`,
    `un${name}ed`,
    ...['no', 'no added', 'without', 'without added', 'zero', 'bina'].map((no) => `${no} ${name}`),
  ])
  const single = Object.keys(oneWord).filter((word) => names.includes(oneWord[word] ?? ''))
  const slots = new Set<number>()
  for (const phrase of [...phrases, ...single]) textsWith(store, phrase, (slot) => slots.add(slot))
  return slots
}
