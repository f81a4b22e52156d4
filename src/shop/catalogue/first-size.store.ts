import { sql } from '#db/sql.ts'

/** Of the published sizes of one product the one that was listed first: it stands for all of them in a list. */
export const isFirstSize = sql`and product.number = (
  select min(other.number) from product other where other.published_at is not null
    and other.category_path = product.category_path and other.size_group = product.size_group)`
