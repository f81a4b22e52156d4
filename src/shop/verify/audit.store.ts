import type { Sql } from '#db/database.ts'
import { list } from '#db/sql.ts'
import { staffReasons } from '../catalogue/stock/stock-change.ts'
import type { Check } from './check.ts'

/** V6: each write by staff is in the audit, with its account. */
export const audit: Check[] = [
  {
    name: 'V6',
    says: 'an order was moved on by staff and the audit does not say so',
    find: (db) => db.all`
      select orders.id || ' ' || order_change.status as id from order_change join orders on orders.id = order_id
      where (order_change.status not in ('placed', 'cancelled')
          or (order_change.status in ('placed', 'cancelled') and order_change.account_id is not null
            and (orders.account_id is null or orders.account_id <> order_change.account_id)
            and not exists (select 1 from moved_order
              where moved_order.order_id = orders.id and moved_order.account_id = order_change.account_id)))
        and not exists (select 1 from event where subject = orders.id and event.actor = order_change.account_id
          and (kind = 'order.' || order_change.status
            or (kind = 'order.moved' and data like '%"to":"' || order_change.status || '"%')))`,
  },
  {
    name: 'V6',
    says: 'an order stepped back and the audit does not say so',
    find: (db) => db.all`
      select id from order_step_back where not exists (
        select 1 from event where kind = 'order.stepped-back' and subject = order_id
          and event.at = order_step_back.at and event.actor = order_step_back.account_id)`,
  },
  {
    name: 'V6',
    says: 'somebody counted, moved or imported a stock and the audit does not say so',
    find: (db) => db.all`
      select id from stock_entry where account_id is not null and reason in ${list([...staffReasons, 'imported'])}
        and not exists (select 1 from event where event.actor = stock_entry.account_id
          and ((reason <> 'imported' and kind in ('product.created', 'product.changed') and subject = product_id)
            or (reason = 'imported' and kind in ('products.imported', 'products.import-undone') and event.at = stock_entry.at)))`,
  },
  { name: 'V6', says: 'a product was changed more often than the audit says', find: changedUnseen },
]

/** Each version of a product has an entry of its own or of an import. */
async function changedUnseen(db: Sql): Promise<{ id: string }[]> {
  // Products first: later changes only add to the audit.
  const products = await db.all<{
    id: string
    version: number
  }>`select id, version from product where version > 1`
  if (products.length === 0) return []
  const single = await db.all<{ id: string; times: number }>`
    select subject as id, count(*) as times from event where kind = 'product.changed' group by subject`
  const imports = await db.all<{
    details: string
  }>`select data as details from event where kind in ('products.imported', 'products.changed', 'products.import-undone')`
  const seen = new Map(single.map(({ id, times }) => [id, times]))
  for (const { details } of imports) {
    for (const id of changedIn(details)) seen.set(id, (seen.get(id) ?? 0) + 1)
  }
  return products.filter(({ id, version }) => version - 1 > (seen.get(id) ?? 0))
}

/** By an import or its undoing. */
function changedIn(details: string): string[] {
  const read = JSON.parse(details) as { changed?: unknown; restored?: unknown } | null
  const changed = read?.changed ?? read?.restored
  return Array.isArray(changed) ? changed.filter((id) => typeof id === 'string') : []
}
