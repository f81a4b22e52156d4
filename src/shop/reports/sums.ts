import type { Tx } from '#db/database.ts'
import { dayNumber, shopClock } from '../settings/shop-day.ts'
import { add, type DayFigures, type GoodsSum, type HourSum, noFigures, noGoods } from './figures.ts'
import type { Moment } from './moments.ts'
import { mainCategories } from './order-books.store.ts'
import { addToCategories, addToDays, addToHours, addToProducts } from './sums.store.ts'

/** Per day of the shop; within it per product and per main category. */
export type Sums = {
  days: Map<number, DayFigures>
  /** Orders by the hour in which they were placed. */
  hours: Map<string, HourSum>
  products: Map<string, GoodsSum>
  categories: Map<string, GoodsSum>
}

/** `mainOf`: main category by product id. */
export function sumsOf(moments: readonly Moment[], mainOf: ReadonlyMap<string, string>): Sums {
  const sums: Sums = {
    days: new Map(),
    hours: new Map(),
    products: new Map(),
    categories: new Map(),
  }
  for (const moment of moments) {
    const day = dayNumber(moment.at)
    add(known(sums.days, day, noFigures), moment.day)
    const { orders = 0 } = moment.day
    const hour = Math.floor(shopClock(moment.at).minutes / 60)
    if (orders > 0)
      known(sums.hours, `${day} ${hour}`, () => ({ day, hour, orders: 0 })).orders += orders
    const seen = new Set<string>()
    for (const [product, figures] of moment.products) {
      const category = mainOf.get(product) ?? ''
      add(goodsOf(sums.products, day, product), figures)
      // An order counts once per category.
      add(goodsOf(sums.categories, day, category), {
        ...figures,
        orders: seen.has(category) ? 0 : figures.orders,
      })
      seen.add(category)
    }
  }
  return sums
}

/** The caller holds the lock of the progress (`lockProgress`). */
export async function addMoments(tx: Tx, moments: readonly Moment[]): Promise<void> {
  const products = new Set(moments.flatMap((moment) => [...moment.products.keys()]))
  const sums = sumsOf(moments, await mainCategories(tx, [...products]))
  await addToDays(tx, sums.days)
  await addToHours(tx, [...sums.hours.values()])
  await addToProducts(tx, [...sums.products.values()])
  await addToCategories(tx, [...sums.categories.values()])
}

function known<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

const goodsOf = (map: Map<string, GoodsSum>, day: number, of: string) =>
  known(map, `${day} ${of}`, () => ({ day, of, figures: noGoods() })).figures
