import type { Sql } from '#db/database.ts'
import { filesOf, type StoredPicture } from '../catalogue/gallery.ts'

/** The pictures that people sent and rows name, with whose row that is. */
export const namedPictures = (db: Sql) =>
  db.all<{
    id: string
    picture: string
  }>`select id, picture from account where picture like 'people/%'`

/** The pictures that staff uploaded for banners, of both themes and for phones. */
export const namedBannerPictures = (db: Sql) => db.all<{ id: string; picture: string }>`
  select id, picture from banner where picture like 'banners/%'
  union all select id, dark_picture from banner where dark_picture like 'banners/%'
  union all select id, phone_picture from banner where phone_picture like 'banners/%'`

/** The pictures that staff uploaded for news, events and the parts of the about page. */
export const namedStoryPictures = (db: Sql) => db.all<{ id: string; picture: string }>`
  select id, picture from news where picture like 'stories/%'
  union all select id, picture from shop_event where picture like 'stories/%'
  union all select id, picture from content_block where picture like 'stories/%'`

/** The pictures that staff put into texts; a row stays for a while when no text names it. */
export const namedTextPictures = (db: Sql) =>
  db.all<{ id: string; picture: string }>`select path as id, path as picture from text_picture`

/** The logo that staff uploaded. */
export const namedLogos = (db: Sql) =>
  db.all<{
    id: string
    picture: string
  }>`select id, logo as picture from look where logo like 'logos/%'`

/** The photographs of returns. */
export const namedPhotos = (db: Sql) =>
  db.all<{
    id: string
    picture: string
  }>`select id, 'returns/' || photo as picture from return_request where photo is not null`

/** The pictures that staff uploaded for products, those too that an order alone still shows. */
export const namedProductPictures = async (db: Sql) => filesBelow(db, 'products/')

/** What the pictures of products are cropped from. */
export const namedOriginals = async (db: Sql) => filesBelow(db, 'originals/')

async function filesBelow(db: Sql, folder: string): Promise<{ id: string; picture: string }[]> {
  const products = await db.all<{ id: string; gallery: string }>`
    select id, gallery from product where gallery like ${`%"${folder}%`}`
  return products.flatMap(({ id, gallery }) =>
    (JSON.parse(gallery) as StoredPicture[])
      .flatMap(filesOf)
      .filter((path) => path.startsWith(folder))
      .map((picture) => ({ id, picture })),
  )
}
