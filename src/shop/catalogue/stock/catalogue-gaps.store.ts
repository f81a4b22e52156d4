import type { Sql } from '#db/database.ts'

/** Whether shoppers find anything, and whether some of it has no picture. */
export async function catalogueGaps(db: Sql) {
  const [any, plain] = await Promise.all([
    db.maybeOne`select 1 as one from product where published_at is not null limit 1`,
    db.maybeOne`select 1 as one from product where published_at is not null and picture is null limit 1`,
  ])
  return { hasProducts: any !== undefined, hasProductsWithoutPicture: plain !== undefined }
}
