import type { Db } from '#db/database.ts'
import { type Fragment, list, sql } from '#db/sql.ts'
import type { ListQuery } from '#shop/catalogue/lists/chosen-list.ts'

/** The expected list by SQL: product numbers in order. */
export async function listBySql(db: Db, query: ListQuery, at: number): Promise<number[]> {
  const found = await db.all<{ number: number }>`select number from product
    where published_at is not null ${inCategories(query.categoryPaths)}
      ${query.inStock ? sql`and (stock is null or stock > 0)` : sql``} ${query.families ? leads(query, at) : sql``}
    order by ${placeIn(sql`product`, query, at)}, number ${query.sort === 'newest' ? sql`desc` : sql``}`
  return found.map(({ number }) => number)
}

/** Products and families in each item category. */
export const countsBySql = (db: Db) =>
  db.all<{ path: string; products: number; families: number }>`
    select category_path as path, count(*) as products, count(distinct family_key) + count(*) - count(family_key) as families
    from product where published_at is not null group by category_path order by category_path collate "binary"`

function inCategories(paths: readonly string[]): Fragment {
  const [first] = paths
  if (first === undefined) return sql``
  const levels = [sql`main_path`, sql`sub_path`, sql`category_path`]
  return sql`and ${levels[first.split('/').length - 1]} in ${list(paths)}`
}

function leads(query: ListQuery, at: number): Fragment {
  const rank = (one: Fragment) => sql`(
    case when ${one}.stock = 0 then 1 else 0 end, ${placeIn(one, query, at)}, coalesce(${one}.pack_amount, 0), ${one}.number)`
  return sql`and (product.family_key is null or not exists (select 1 from product other
    where other.family_key = product.family_key and other.published_at is not null
      and ${rank(sql`other`)} < ${rank(sql`product`)}))`
}

function placeIn(one: Fragment, { sort, priceList }: ListQuery, at: number): Fragment {
  const offer = sql`(case when (${one}.offer_from is null or ${one}.offer_from <= ${at})
    and (${one}.offer_until is null or ${one}.offer_until > ${at}) then ${one}.offer_price end)`
  const price =
    priceList === 'wholesale'
      ? sql`coalesce(${one}.wholesale_offer_price, ${one}.wholesale_list_price, ${offer}, ${one}.list_price)`
      : sql`coalesce(${offer}, ${one}.list_price)`
  const known = sql`${one}.pack_amount is not null and ${one}.pack_unit is not null`
  return {
    'unit-price': sql`case when not (${known}) then 3 when ${one}.pack_unit in ('g', 'ml') then 0
        when ${one}.pack_unit = 'pcs' then 1 else 2 end,
      case when ${known} then cast(${price} as double precision) / ${one}.pack_amount else ${price} end`,
    popular: sql`-${one}.popularity`,
    'price-up': price,
    'price-down': sql`-${price}`,
    newest: sql`-${one}.created_at`,
    name: sql`${one}.name collate "binary"`,
  }[sort]
}
