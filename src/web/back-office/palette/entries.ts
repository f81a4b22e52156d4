import type { StaffRole } from '#shop/person.ts'
import type { Permission } from '#shop/permissions.ts'
import { allows } from '#shop/permissions.ts'
import { wordsMatch, wordsOf } from '../parts/find-words.ts'

export const kinds = ['pages', 'actions', 'orders', 'products', 'customers'] as const
export type Kind = (typeof kinds)[number]

/** A result with its link or action. */
export type Entry = { key: string; to: string; name: string; detail?: string; act?: () => void }
export type Group = { kind: Kind; entries: readonly Entry[] }

/** `key`: if several results lead to one page; `words`: other names that find it. */
type Place = Omit<Entry, 'key'> & { key?: string; needs: Permission; words?: string }

/** Pages a role may open, whose names have words that begin with each typed word; then those with such other words. */
export function pagesFor(places: readonly Place[], role: StaffRole, text: string): Entry[] {
  const typed = wordsOf(text)
  const allowed = places.filter(({ needs }) => allows(role, needs))
  const isNamed = ({ name }: Place) => wordsMatch(wordsOf(name), typed)
  const byWords = allowed.filter(
    (place) => !isNamed(place) && wordsMatch(wordsOf(`${place.name} ${place.words ?? ''}`), typed),
  )
  return [...allowed.filter(isNamed), ...byWords].map(({ needs: _, words: __, ...place }) => ({
    key: place.to,
    ...place,
  }))
}

/** First the groups whose first result has exactly the typed name, then those where its words begin with the typed ones. */
export function namedFirst(groups: readonly Group[], text: string): Group[] {
  const typed = wordsOf(text)
  const rank = ({ entries: [first] }: Group) => {
    const name = wordsOf(first?.name ?? '')
    return name.join(' ') === typed.join(' ') ? 0 : wordsMatch(name, typed) ? 1 : 2
  }
  return groups.toSorted((a, b) => rank(a) - rank(b))
}

/** The active entry, or the first if it is gone. */
export function activeIn(groups: readonly Group[], chosen: string | null): string | null {
  const all = keysIn(groups)
  return all.find((one) => one === chosen) ?? all[0] ?? null
}

/** The entry this many steps on; wraps around. */
export function stepIn(groups: readonly Group[], from: string | null, steps: number) {
  const all = keysIn(groups)
  const at = all.indexOf(from ?? '')
  return all[(at + steps + all.length) % all.length] ?? null
}

const keysIn = (groups: readonly Group[]) =>
  groups.flatMap(({ entries }) => entries.map(({ key }) => key))
