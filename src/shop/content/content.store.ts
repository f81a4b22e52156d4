import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type {
  Banner,
  BannerPlace,
  Block,
  BlockPage,
  News,
  SalePicture,
  ShopEvent,
} from './content.ts'

const isShown = (
  place: BannerPlace,
  now: number,
) => sql`place = ${place} and shown = 1 and picture <> ''
  and coalesce(starts_at, ${now}) <= ${now} and coalesce(ends_at, ${now + 1}) > ${now}`

/** The banners that shoppers see at a moment, ms UTC. */
export const listBanners = (db: Sql, now: number) => db.all<Banner>`
  select id, picture, dark_picture as "darkPicture", phone_picture as "phonePicture", alt, title, body as text, link, tint
  from banner where ${isShown('banner', now)} order by position, id`

/** The same of the sale pictures. */
export const listSalePictures = (db: Sql, now: number) => db.all<SalePicture>`
  select id, picture, alt, title, link from banner where ${isShown('sale', now)} order by position, id`

/** Published news, newest first. */
export const listNews = (db: Sql, now: number) => db.all<News>`
  select id, title, summary, body, picture, published_at as at from news
  where published_at <= ${now} order by published_at desc, id`

export const findNews = (db: Sql, id: string, now: number) => db.maybeOne<News>`
  select id, title, summary, body, picture, published_at as at from news where id = ${id} and published_at <= ${now}`

/** The events that shoppers see at a moment, ms UTC. */
export const listEvents = (db: Sql, now: number) => db.all<ShopEvent>`
  select id, name, description, location, starts_at as "startsAt", ends_at as "endsAt", picture
  from shop_event where shown = 1
    and coalesce(shown_from, ${now}) <= ${now} and coalesce(shown_until, ${now + 1}) > ${now}
  order by starts_at, id`

/** The same of the blocks of a page. */
export const listBlocks = (db: Sql, page: BlockPage, now: number) => db.all<Block>`
  select id, title, description, picture from content_block where page = ${page} and shown = 1
    and coalesce(starts_at, ${now}) <= ${now} and coalesce(ends_at, ${now + 1}) > ${now}
  order by position, id`
