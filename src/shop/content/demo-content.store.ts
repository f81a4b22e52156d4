import type { Sql } from '#db/database.ts'
import type { Banner, Block, BlockPage, News, SalePicture, ShopEvent } from './content.ts'

// Content of the demo shop and of tests, with pictures and positions.

export const insertBanner = (
  tx: Sql,
  banner: Omit<Banner, 'phonePicture'>,
  position: number,
) => tx.run`
  insert into banner (id, position, picture, dark_picture, alt, title, body, link, tint)
  values (${banner.id}, ${position}, ${banner.picture}, ${banner.darkPicture}, ${banner.alt}, ${banner.title}, ${banner.text}, ${banner.link}, ${banner.tint})`

export const insertSalePicture = (tx: Sql, sale: SalePicture, position: number) => tx.run`
  insert into banner (id, place, position, picture, alt, title, body, link)
  values (${sale.id}, 'sale', ${position}, ${sale.picture}, ${sale.alt}, ${sale.title}, '', ${sale.link})`

export const insertNews = (tx: Sql, news: News) => tx.run`
  insert into news (id, title, summary, body, picture, published_at)
  values (${news.id}, ${news.title}, ${news.summary}, ${news.body}, ${news.picture}, ${news.at})`

export const insertEvent = (tx: Sql, event: ShopEvent) => tx.run`
  insert into shop_event (id, name, description, location, starts_at, ends_at, picture)
  values (${event.id}, ${event.name}, ${event.description}, ${event.location}, ${event.startsAt}, ${event.endsAt}, ${event.picture})`

export const insertBlock = (tx: Sql, block: Block, page: BlockPage, position: number) => tx.run`
  insert into content_block (id, page, position, title, description, picture)
  values (${block.id}, ${page}, ${position}, ${block.title}, ${block.description}, ${block.picture})`
