import type { Sql } from '#db/database.ts'
import { sql } from '#db/sql.ts'
import type { Paisa } from '../money.ts'

const perDirection = 13

/** Of one product: where it stands, what it costs, and what its sizes have in common. */
export type Place = {
  id: string
  itemPath: string
  subPath: string
  listPrice: Paisa
  family: string
}

const familyOf = sql`coalesce(family_key, id)`

export const findPlace = (db: Sql, id: string) => db.maybeOne<Place>`
  select id, category_path as "itemPath", sub_path as "subPath", list_price as "listPrice", ${familyOf} as family
  from product where id = ${id}`

const inStock = sql`(stock is null or stock > 0)`

/** Ids and families of products in the same item category (`item`) or the one above it (`sub`) for a little more or a little less. */
export async function idsNearPrice(
  db: Sql,
  place: Place,
  level: 'item' | 'sub',
  stocked: boolean,
): Promise<Found[]> {
  const sameCategory =
    level === 'item' ? sql`category_path = ${place.itemPath}` : sql`sub_path = ${place.subPath}`
  const among = sql`
    ${sameCategory} and published_at is not null and ${stocked ? inStock : sql`stock = 0`} and ${familyOf} <> ${place.family}`
  const [more, less] = await Promise.all([
    db.all<Found>`
      select id, ${familyOf} as family from product where ${among} and list_price >= ${place.listPrice} order by list_price limit ${perDirection}`,
    db.all<Found>`
      select id, ${familyOf} as family from product where ${among} and list_price < ${place.listPrice} order by list_price desc limit ${perDirection}`,
  ])
  return [...more, ...less]
}

/** `family`: of a product without one, its id. */
export type Found = { id: string; family: string }
