import type { Sql } from '#db/database.ts'
import type { Banner, Block, BlockPage, News, SalePicture, ShopEvent } from './content.ts'

export const listBanners = (db: Sql) => db.all<Banner>`
  select id, picture, dark_picture as "darkPicture", alt, title, body as text, link, tint
  from banner order by position, id`

export const listSalePictures = (db: Sql) => db.all<SalePicture>`
  select id, picture, alt, title, link from sale_picture order by position, id`

/** Published news, newest first. */
export const listNews = (db: Sql, now: number) => db.all<News>`
  select id, title, summary, body, picture, published_at as at from news
  where published_at <= ${now} order by published_at desc, id`

export const findNews = (db: Sql, id: string, now: number) => db.maybeOne<News>`
  select id, title, summary, body, picture, published_at as at from news where id = ${id} and published_at <= ${now}`

export const listEvents = (db: Sql) => db.all<ShopEvent>`
  select id, name, description, location, starts_at as "startsAt", ends_at as "endsAt", picture
  from shop_event order by starts_at, id`

export const listBlocks = (db: Sql, page: BlockPage) => db.all<Block>`
  select id, title, description, picture from content_block where page = ${page} order by position, id`
