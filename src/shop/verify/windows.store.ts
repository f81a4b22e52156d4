import type { Check } from './check.ts'

/** V4: places taken in delivery windows are those of orders and of carts that hold some. */
export const windows: Check[] = [
  {
    name: 'V4',
    says: 'the places taken in a delivery window are not those of its orders and carts',
    find: (db) => db.all`
      select window_day.window_id || ' ' || window_day.day as id from window_day where taken <> (
          select coalesce(sum(window_places), 0) from orders where orders.arrives_from = window_day.day
            and orders.window_id = window_day.window_id and status <> 'cancelled')
        + (select coalesce(sum(places), 0) from window_hold where window_hold.window_id = window_day.window_id
            and window_hold.day = window_day.day)`,
  },
]
