import { fold } from '#shop/fold.ts'
import type { StaffRole } from '#shop/person.ts'
import type { Permission } from '#shop/permissions.ts'
import { allows } from '#shop/permissions.ts'

export const kinds = ['pages', 'actions', 'orders', 'products', 'customers'] as const
export type Kind = (typeof kinds)[number]

/** A result with its link or action. */
export type Entry = { key: string; to: string; name: string; detail?: string; act?: () => void }
export type Group = { kind: Kind; entries: readonly Entry[] }

/** `key`: if several results lead to one page. */
type Place = Omit<Entry, 'key'> & { key?: string; needs: Permission }

/** Pages a role may open, whose names have words that begin with each typed word. */
export function pagesFor(places: readonly Place[], role: StaffRole, text: string): Entry[] {
  const typed = wordsOf(text)
  return places
    .filter(({ needs, name }) => {
      const words = wordsOf(name)
      return allows(role, needs) && typed.every((one) => words.some((word) => word.startsWith(one)))
    })
    .map(({ needs: _, ...place }) => ({ key: place.to, ...place }))
}

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)

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
