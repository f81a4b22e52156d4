import { fold } from '#shop/fold.ts'
import type { ShopEvent, whenOf } from '#shop/content/content.ts'

export type When = ReturnType<typeof whenOf>
export const whens: readonly When[] = ['upcoming', 'current', 'past']
export const isWhen = (text: string | null): text is When => whens.some((when) => when === text)

/** Those that have the typed text in their name, place or description; all of them for none. */
export function matching(events: readonly ShopEvent[], typed: string) {
  const text = fold(typed)
  return events.filter(({ name, location, description }) =>
    fold(`${name}\n${location}\n${description}`).includes(text),
  )
}
