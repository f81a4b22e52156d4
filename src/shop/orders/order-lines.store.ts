import type { Sql } from '#db/database.ts'
import { list, rows } from '#db/sql.ts'
import type { LineRow } from './line-row.ts'
import type { OrderLine } from './order.ts'

/** The first line gets position `from`. */
export const insertLines = (tx: Sql, orderId: string, lines: readonly OrderLine[], from = 0) =>
  tx.run`
    insert into order_line (order_id, position, product_id, number, name, pack, picture, tint, list_price, price,
      multi_quantity, multi_price, points_divisor, quantity, cancelled_quantity, perishable, if_missing, colour,
      unit_grams, by_piece, weight_tolerance, whole_rupees)
    values ${rows(
      lines.map((line, index) => [
        orderId,
        from + index,
        line.productId,
        line.number,
        line.name,
        line.pack,
        line.picture,
        line.tint,
        line.listPrice,
        line.price,
        line.multiBuy?.quantity ?? null,
        line.multiBuy?.price ?? null,
        line.pointsDivisor,
        line.quantity,
        line.cancelledQuantity,
        line.perishable ? 1 : 0,
        line.ifMissing,
        line.colour ?? '',
        line.weight?.unitGrams ?? null,
        line.weight?.byPiece ? 1 : 0,
        line.weight?.tolerance ?? 0,
        line.weight?.wholeRupees ? 1 : 0,
      ]),
    )}`

/** With the position of the line each one replaces. */
export const readLines = (db: Sql, orderIds: readonly string[]) => db.all<LineRow>`
  select order_line.*, replacement.replaces from order_line
  left join replacement on replacement.order_id = order_line.order_id and replacement.position = order_line.position
  where order_line.order_id in ${list(orderIds)} order by order_line.order_id, order_line.position`
