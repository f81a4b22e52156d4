import { sql } from '#db/sql.ts'
import { owedWeights } from '../catalogue/stock/stock.store.ts'
import type { Check } from './check.ts'

/** V4: stock matches its ledger, and orders took and returned what their lines say. */
export const stock: Check[] = [
  {
    name: 'V4',
    says: 'a stock is below zero',
    find: (db) => db.all`select id from product where stock < 0`,
  },
  {
    name: 'V4',
    says: 'the stock is not the sum of its ledger',
    find: (db) => db.all`
      select product.id from product left join stock_entry on product_id = product.id
      group by product.id, stock having coalesce(stock, 0) <> coalesce(sum(change), 0)`,
  },
  {
    name: 'V4',
    says: 'the grams beside a stock are not the sum of their ledger',
    find: (db) => db.all`
      select product.id from product left join weight_entry on product_id = product.id
      group by product.id, stock_rest having stock_rest <> coalesce(sum(grams), 0)`,
  },
  {
    name: 'V4',
    says: 'an order took another weight from the stock than its lines weigh',
    find: (db) => db.all`
      select "orderId" || ' product ' || "productId" as id from (${owedWeights(sql`1 = 1`)}) as owed where grams <> 0`,
  },
  {
    name: 'V4',
    says: 'an order took from stock, or gave back, something else than its lines say',
    find: (db) => db.all`
      select entries.order_id || ' product ' || entries.product_id as id from (
        select order_id, product_id, sum(case when reason = 'ordered' then change else 0 end) as taken,
          sum(case when reason = 'cancelled' then change else 0 end) as back,
          sum(case when reason = 'returned' then change else 0 end) as again
        from stock_entry where order_id is not null group by order_id, product_id) entries
      left join (
        select order_id, product_id, sum(quantity) as quantity, sum(cancelled_quantity) as cancelled
        from order_line group by order_id, product_id) line
        on line.order_id = entries.order_id and line.product_id = entries.product_id
      where line.quantity is null or taken <> -line.quantity or back <> cancelled or again <> (
        select coalesce(sum(return_request.quantity), 0) from return_request
        join order_line on order_line.order_id = return_request.order_id and order_line.position = return_request.position
        where order_line.order_id = line.order_id and order_line.product_id = line.product_id
          and restocked = 1)`,
  },
  {
    name: 'V4',
    says: 'a change of stock names an order and its reason is none, or the other way round',
    find: (db) => db.all`
      select id from stock_entry where (reason in ('ordered', 'cancelled', 'returned')) <> (order_id is not null)`,
  },
]
