import { sizeTextOf } from './documents.ts'
import type { EngineDocument } from './engine.ts'
import { fold } from '../fold.ts'
import type { Lexicon } from './lexicon.ts'
import type { SearchEntry } from './search-entry.ts'

/** A product as an engine gets it: folded here, so that both sides compare the same letters. */
export const toDocument = (entry: SearchEntry): EngineDocument => ({
  id: entry.id,
  version: entry.version ?? 0,
  name: fold(entry.name),
  nameUr: fold(entry.nameUr ?? ''),
  brand: fold(entry.brand),
  item: fold(entry.item),
  sub: fold(entry.sub),
  main: fold(entry.main),
  size: sizeTextOf(entry) ?? '',
  description: fold(entry.description),
  paths: pathsTo(entry.path),
  rank: entry.rank ?? 0,
})

/** a/b/c: a, a/b and a/b/c. */
function pathsTo(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

/** An engine looks at no more of them. */
const mostSynonyms = 50

/** By each spelling of the lexicon the others of its groups. */
export function synonymsOf({ spellings }: Pick<Lexicon, 'spellings'>): Record<string, string[]> {
  const byGroup = new Map<number, string[]>()
  for (const [spelling, groups] of spellings)
    for (const group of groups) byGroup.set(group, [...(byGroup.get(group) ?? []), spelling])
  const synonyms: Record<string, string[]> = {}
  for (const [spelling, groups] of spellings) {
    const same = new Set(groups.flatMap((group) => byGroup.get(group) ?? []))
    same.delete(spelling)
    if (same.size > 0) synonyms[spelling] = [...same].slice(0, mostSynonyms)
  }
  return synonyms
}
