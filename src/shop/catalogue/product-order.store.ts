import type { Fragment } from '#db/sql.ts'
import { sql } from '#db/sql.ts'
import type { Visit } from '../visit.ts'
import type { ProductSort } from './product.ts'

/** Sorts are chosen from this table. */
export function order(sort: ProductSort, visit: Visit): Fragment {
  const price = priceOf(sql`product`, visit)
  const orders: Record<ProductSort, Fragment> = {
    popular: sql`popularity desc, product.number`,
    'price-up': sql`${price}, product.number`,
    'price-down': sql`${price} desc, product.number`,
    newest: sql`product.created_at desc, product.number desc`,
    name: sql`product.name collate "binary", product.number`,
  }
  return orders[sort]
}

/**
 * Nothing of its family comes before it: what is in stock is first, then what the list has first, then
 * the smaller pack.
 */
export function leads(sort: ProductSort, visit: Visit): Fragment {
  const rank = (one: Fragment) => sql`(
    case when ${one}.stock = 0 then 1 else 0 end, ${placeIn(sort, one, visit)},
    coalesce(${one}.pack_amount, 0), ${one}.number)`
  return sql`and (product.family_key is null or not exists (select 1 from product other
    where other.family_key = product.family_key and other.published_at is not null
      and ${rank(sql`other`)} < ${rank(sql`product`)}))`
}

/** Each family once, and each product that has none. */
export const countOfFamilies = sql`count(distinct family_key) + count(*) - count(family_key)`

/** Where a list with this sort has a product: what is first there is least. */
function placeIn(sort: ProductSort, one: Fragment, visit: Visit): Fragment {
  const places: Record<ProductSort, Fragment> = {
    popular: sql`-${one}.popularity`,
    'price-up': priceOf(one, visit),
    'price-down': sql`-${priceOf(one, visit)}`,
    newest: sql`-${one}.created_at`,
    name: sql`${one}.name collate "binary"`,
  }
  return places[sort]
}

/** The price that this buyer pays. */
function priceOf(one: Fragment, visit: Visit): Fragment {
  const offer = offerAt(one, visit.now())
  return visit.priceList === 'wholesale'
    ? sql`coalesce(${one}.wholesale_offer_price, ${one}.wholesale_list_price, ${offer}, ${one}.list_price)`
    : sql`coalesce(${offer}, ${one}.list_price)`
}

/** The offer of a product that holds at a moment; null: none. */
const offerAt = (one: Fragment, at: number) => sql`
  (case when (${one}.offer_from is null or ${one}.offer_from <= ${at})
    and (${one}.offer_until is null or ${one}.offer_until > ${at})
    then ${one}.offer_price end)`
