import type { Sql } from '#db/database.ts'
import { filesOf, type StoredPicture } from '../catalogue/pictures/gallery.ts'

/** Uploaded by customers, with the owner of the row. */
export const namedPictures = (db: Sql) =>
  db.all<{
    id: string
    picture: string
  }>`select id, picture from account where picture like 'people/%'`

/** Of both themes and for phones. */
export const namedBannerPictures = (db: Sql) => db.all<{ id: string; picture: string }>`
  select id, picture from banner where picture like 'banners/%'
  union all select id, dark_picture from banner where dark_picture like 'banners/%'
  union all select id, phone_picture from banner where phone_picture like 'banners/%'`

/** For news, events and parts of the about page. */
export const namedStoryPictures = (db: Sql) => db.all<{ id: string; picture: string }>`
  select id, picture from news where picture like 'stories/%'
  union all select id, picture from shop_event where picture like 'stories/%'
  union all select id, picture from content_block where picture like 'stories/%'`

/** In texts; rows outlive their text for a while. */
export const namedTextPictures = (db: Sql) =>
  db.all<{ id: string; picture: string }>`select path as id, path as picture from text_picture`

export const namedLogos = (db: Sql) =>
  db.all<{
    id: string
    picture: string
  }>`select id, logo as picture from look where logo like 'logos/%'`

/** Of returns. */
export const namedPhotos = (db: Sql) =>
  db.all<{
    id: string
    picture: string
  }>`select id, 'returns/' || photo as picture from return_request where photo is not null`

/** Also those that only an order still displays. */
export const namedProductPictures = async (db: Sql) => filesBelow(db, 'products/')

/** Uncropped originals of product pictures. */
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
