import { countOf } from '../indexed/postings.ts'
import type { Query } from '../query.ts'
import type { Store } from '../indexed/store.ts'
import { groupsIn, type Lexicon } from './lexicon.ts'
import { countIn } from './matches.ts'
import { mealsNamed } from './meals-named.ts'
import { severalGoods } from './several-goods.ts'

export type AboutQuery = {
  /** Brands of the query that no product has, as typed; their kind of goods is found instead. */
  unsold: string[]
  /** The meal that is the whole query, with the goods that were found for it, most important first. */
  meal: { name: string; goods: string[] } | null
  /** The goods of a query that names several, as typed. */
  several: string[]
}

/** Why the results of a query are not what was typed. Goods are named in Urdu for its readers. */
export function aboutQuery(store: Store, query: Query, typed: string, locale: string): AboutQuery {
  const { words } = query
  return {
    unsold: unsoldBrands(store, words),
    meal: wholeMeal(store, words, locale === 'ur'),
    several: severalGoods(store, query, typed),
  }
}

function unsoldBrands(store: Store, words: readonly string[]): string[] {
  const { lexicon, vocabulary } = store
  const isNamed = (word: string) => {
    const number = vocabulary.numbers.get(word)
    return (
      number !== undefined &&
      vocabulary.named[number] === 1 &&
      countIn(store, { of: 'word', number, quality: 1 }) > 0
    )
  }
  const found = groupsIn(lexicon, words).map(({ from, to }) => words.slice(from, to))
  const brands = found.filter(
    (typed) => lexicon.brands.has(typed.join(' ')) && !typed.every(isNamed),
  )
  return [...new Set(brands.map((typed) => typed.join(' ')))]
}

function wholeMeal(
  { lexicon, groups }: Store,
  words: readonly string[],
  isUrdu: boolean,
): AboutQuery['meal'] {
  const meal = mealsNamed(lexicon, words, groupsIn(lexicon, words)).find(
    ({ from, to }) => from === 0 && to === words.length,
  )
  const name = words.join(' ')
  const goods = (meal?.groups ?? [])
    .filter((group) => countOf(groups, group) > 0)
    .flatMap((group) => nameOf(lexicon, group, isUrdu || urduLetter.test(name)) ?? [])
  return goods.length === 0 ? null : { name, goods: [...new Set(goods)] }
}

const urduLetter = /\p{Script=Arabic}/u

/** As the meals call it, or its first Urdu spelling. */
function nameOf({ spellings, goods }: Lexicon, group: number, isUrdu: boolean): string | undefined {
  if (!isUrdu) return goods.get(group)
  for (const [spelling, own] of spellings)
    if (own[0] === group && urduLetter.test(spelling)) return spelling
  return undefined
}
