import type { Store } from '../indexed/store.ts'
import { spellingsLike } from './lexicon.ts'
import { oneWord } from './negations.ts'
import { textsWith } from './phrase.ts'

const maxSpellings = 8

/** Slots of products that say so: "sugar free", "no added sugar", "unsweetened". */
export function slotsWithout(store: Store, excluded: string): Set<number> {
  const names = [excluded, ...spellingsLike(store.lexicon, excluded)].slice(0, maxSpellings)
  const slots = new Set<number>()
  const take = (slot: number) => slots.add(slot)
  for (const name of names) {
    const said = `${name}[ -]?free|${name}less|un${name}(?:ed)?|(?:no|without)(?: added)? ${name}|(?:zero|bina) ${name}`
    textsWith(store, name, new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?!\\p{L})`, 'u'), take)
  }
  for (const [word, goods] of Object.entries(oneWord))
    if (names.includes(goods)) textsWith(store, word, new RegExp(word, 'u'), take)
  return slots
}
