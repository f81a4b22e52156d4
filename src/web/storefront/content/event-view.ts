import { fold } from '#shop/fold.ts'
import type { ShopEvent, whenOf } from '#shop/content/content.ts'

export type When = ReturnType<typeof whenOf>
export const whens: readonly When[] = ['upcoming', 'current', 'past']
export const isWhen = (text: string | null): text is When => whens.some((when) => when === text)

/** Searches name, place and description; an empty text matches all. */
export function matching(events: readonly ShopEvent[], typed: string) {
  const text = fold(typed)
  return events.filter(({ name, location, description }) =>
    fold(`${name}\n${location}\n${description}`).includes(text),
  )
}
