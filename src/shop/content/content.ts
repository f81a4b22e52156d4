import type { Period } from '../pricing/period.ts'

/** Where on the home page: on top, or among the sale pictures. */
export const bannerPlaces = ['banner', 'sale'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

export type Banner = {
  id: string
  picture: string
  /** shown in the dark theme; null: the same picture in both */
  darkPicture: string | null
  /** shown on phones; null: the same picture as elsewhere */
  phonePicture: string | null
  alt: string
  title: string
  text: string
  link: string | null
  tint: string | null
}
export type SalePicture = {
  id: string
  picture: string
  alt: string
  title: string
  link: string | null
}
export type News = {
  id: string
  title: string
  summary: string
  body: string
  picture: string | null
  at: number
}
/** `out`: shoppers read it; `due`: it is published later. */
export const newsStates = ['draft', 'due', 'out'] as const
export type NewsState = (typeof newsStates)[number]

/** Whether shoppers see what staff show for a time: `due`: later; `over`: no longer. */
export const visibilities = ['off', 'due', 'out', 'over'] as const
export type Visibility = (typeof visibilities)[number]

/** `now`: ms UTC. */
export function visibilityAt(one: { shown: boolean; period: Period }, now: number): Visibility {
  if (!one.shown) return 'off'
  const { from, until } = one.period
  if (until !== null && until <= now) return 'over'
  return from !== null && from > now ? 'due' : 'out'
}

/** Of an event that staff write: a draft, or when it is. */
export const eventStates = ['draft', 'upcoming', 'current', 'past'] as const
export type EventState = (typeof eventStates)[number]

export type ShopEvent = {
  id: string
  name: string
  description: string
  location: string
  startsAt: number
  endsAt: number
  picture: string | null
}
/** A block of the about page, or an achievement. */
export const blockPages = ['about', 'achievement'] as const
export type BlockPage = (typeof blockPages)[number]
export type Block = { id: string; title: string; description: string; picture: string | null }

/** Upcoming if it starts after now, past if it ended before now, else current. */
export function whenOf(
  event: Pick<ShopEvent, 'startsAt' | 'endsAt'>,
  now: number,
): 'upcoming' | 'current' | 'past' {
  if (event.startsAt > now) return 'upcoming'
  return event.endsAt < now ? 'past' : 'current'
}
