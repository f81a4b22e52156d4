import { always, endsFirst, type Period } from '../pricing/period.ts'
import type { PlainRefusal } from '../refusals.ts'
import type { BannerPlace, BlockPage } from './content.ts'

/** Of each record. `version` counts changes by the form; another picture is no new version. */
export type Stored = { id: string; version: number; picture: string | null }
/** Whether and when shoppers see a record; `period` in ms UTC. */
export type Shown = { shown: boolean; period: Period }
/** `position` among the records of one place, from 1. */
type Placed = { position: number }

export type Picture<W extends Stored> = 'picture' | Extract<keyof W, `${string}Picture`>
/** What staff write in the form. */
export type Draft<W extends Stored> = Omit<W, keyof (Stored & Placed) | Picture<W> | Place>
export type Place = 'page' | 'place'

/**
 * One kind of content. SQL (`collections.store.ts`), use cases (`write-content.ts`), calls and handlers
 * (`collection.schema.ts` of `src/wire`, `collections.ts` of `src/server`) follow from it.
 */
export type Collection<W extends Stored> = {
  /** As in the names of its events: "news.created". */
  kind: 'news' | 'shop-event' | 'block' | 'banner'
  table: string
  missing: PlainRefusal
  /** The field that names a record in the audit. */
  title: keyof Draft<W>
  /** The fields that shoppers read, to be translated. */
  words: readonly (keyof Draft<W> & string)[]
  /** The column of each field. */
  columns: Readonly<Record<Exclude<keyof Draft<W>, keyof Shown>, string>>
  /** What a new record has where a call gives nothing. */
  blank: Draft<W>
  /** The columns of `period`; absent: the kind has neither `shown` nor `period`. */
  period?: readonly [from: string, until: string]
  /** The column of each picture. */
  pictures: Readonly<Record<Picture<W>, string>>
  /** The field and column that groups the records; each group has an order of its own. */
  place?: Place
  rejectionReason?: (draft: Draft<W>) => PlainRefusal | null
}

/** `summary` is plain text, `body` Markdown. `at`: when it is published, ms UTC; null: a draft. */
export type WrittenNews = Stored & {
  title: string
  summary: string
  body: string
  at: number | null
}

export const news: Collection<WrittenNews> = {
  kind: 'news',
  table: 'news',
  missing: 'news_not_found',
  title: 'title',
  words: ['title', 'summary', 'body'],
  columns: { title: 'title', summary: 'summary', body: 'body', at: 'published_at' },
  blank: { title: '', summary: '', body: '', at: null },
  pictures: { picture: 'picture' },
}

/** `description` is Markdown. Whole days of the shop, from the first moment to the last, ms UTC. */
export type WrittenEvent = Stored &
  Shown & { name: string; description: string; location: string; startsAt: number; endsAt: number }

export const events: Collection<WrittenEvent> = {
  kind: 'shop-event',
  table: 'shop_event',
  missing: 'event_not_found',
  title: 'name',
  words: ['name', 'description', 'location'],
  columns: {
    name: 'name',
    description: 'description',
    location: 'location',
    startsAt: 'starts_at',
    endsAt: 'ends_at',
  },
  // Calls refuse a new event without days.
  blank: {
    name: '',
    description: '',
    location: '',
    startsAt: 0,
    endsAt: 0,
    shown: false,
    period: always,
  },
  period: ['shown_from', 'shown_until'],
  pictures: { picture: 'picture' },
  rejectionReason({ startsAt, endsAt, period }) {
    if (endsAt < startsAt) return 'event_ends_first'
    return endsFirst(period) ? 'event_hidden_first' : null
  },
}

/** A block of the about page, or an achievement. `description` is Markdown. */
export type WrittenBlock = Stored &
  Placed &
  Shown & { page: BlockPage; title: string; description: string }

export const blocks: Collection<WrittenBlock> = {
  kind: 'block',
  table: 'content_block',
  missing: 'block_not_found',
  title: 'title',
  words: ['title', 'description'],
  columns: { title: 'title', description: 'description' },
  blank: { title: '', description: '', shown: false, period: always },
  period: ['starts_at', 'ends_at'],
  pictures: { picture: 'picture' },
  place: 'page',
  rejectionReason: ({ period }) => (endsFirst(period) ? 'block_ends_first' : null),
}

/**
 * A banner or a sale picture; hidden without a `picture`, which the other two replace in the dark theme and on phones.
 * `alt` describes it, `link` is an address of the shop, `tint` the colour behind the text; null: one by chance.
 */
export type WrittenBanner = Stored &
  Placed &
  Shown & {
    place: BannerPlace
    title: string
    text: string
    alt: string
    link: string | null
    tint: string | null
    darkPicture: string | null
    phonePicture: string | null
  }

export const banners: Collection<WrittenBanner> = {
  kind: 'banner',
  table: 'banner',
  missing: 'banner_not_found',
  title: 'title',
  words: ['title', 'text', 'alt'],
  columns: { title: 'title', text: 'body', alt: 'alt', link: 'link', tint: 'tint' },
  blank: { title: '', text: '', alt: '', link: null, tint: null, shown: true, period: always },
  period: ['starts_at', 'ends_at'],
  pictures: { picture: 'picture', darkPicture: 'dark_picture', phonePicture: 'phone_picture' },
  place: 'place',
  rejectionReason: ({ period }) => (endsFirst(period) ? 'banner_ends_first' : null),
}
