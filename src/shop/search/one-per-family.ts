import { sizesIn } from '../catalogue/written-size.ts'
import { plainDigits } from '../digits.ts'
import type { SearchEntry, SearchIndex } from './search-index.ts'

type Searched = { search: SearchIndex; entries: ReadonlyMap<string, SearchEntry> }

/** The best hit of each family, in the order found; ids that are no entry are left out. */
export function onePerFamily(ids: readonly string[], entries: Searched['entries']): string[] {
  const seen = new Set<string>()
  return ids.filter((id) => {
    const family = entries.get(id)?.family
    if (family === null || family === undefined) return true
    const isFirst = !seen.has(family)
    seen.add(family)
    return isFirst
  })
}

/**
 * What is found for a text in which a size may be named: "atta 5 kg" finds what "atta" does as well, and
 * "5 kg" everything in that pack. What has that pack comes first. Ids, best first.
 */
export function findWithSize(
  { search, entries }: Searched,
  typed: string,
  options: { first?: ReadonlySet<string> },
): string[] {
  const found = search.find(typed, options)
  const text = plainDigits(typed.slice(0, 100))
  const [size] = sizesIn(text, { counted: true })
  if (size === undefined) return found
  const isIt = (id: string) => {
    const pack = entries.get(id)?.pack
    return pack?.amount === size.pack.amount && pack.unit === size.pack.unit
  }
  const rest = `${text.slice(0, size.from)} ${text.slice(size.to)}`.replace(/\s+/g, ' ').trim()
  const without = rest === '' ? [...entries.keys()].filter(isIt) : search.find(rest, options)
  return [...new Set([...without.filter(isIt), ...found, ...without])]
}
