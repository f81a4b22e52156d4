import type { Sql } from '#db/database.ts'

/** The pictures that people sent and rows name, with whose row that is. */
export const namedPictures = (db: Sql) =>
  db.all<{
    id: string
    picture: string
  }>`select id, picture from account where picture like 'people/%'`

/** The photographs of returns. */
export const namedPhotos = (db: Sql) =>
  db.all<{
    id: string
    picture: string
  }>`select id, 'returns/' || photo as picture from return_request where photo is not null`
