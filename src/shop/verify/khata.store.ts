import { allEntries, readOpen } from '../khata/khata.store.ts'
import { openCharges } from '../khata/khata.ts'
import type { Check } from './check.ts'

/** V12: the khata is consistent, in itself, with what was delivered on account, and with what was paid. */
export const khata: Check[] = [
  {
    name: 'V12',
    says: 'a khata balance is not the sum of its entries, or an entry is missing',
    find: (db) => db.all`
      select account_id || ' entry ' || seq as id from (
        select account_id, seq, balance_after, row_number() over (partition by account_id order by seq) as place,
          sum(amount) over (partition by account_id order by seq) as running
        from khata_entry) entries
      where balance_after <> running or seq <> place`,
  },
  {
    name: 'V12',
    says: 'a khata does not charge what was delivered on account',
    find: (db) => db.all`
      select orders.id from orders
      left join (select order_id, sum(amount) as charged from khata_entry
        where kind in ('order', 'order-back') group by order_id) entries on entries.order_id = orders.id
      where coalesce(charged, 0) <> case when payment = 'account' and status = 'delivered' then total else 0 end`,
  },
  {
    name: 'V12',
    says: 'what was credited for returns is not on the khata',
    find: (db) => db.all`
      select order_id as id from (
        select order_id, amount from khata_entry where kind in ('refund', 'refund-back')
        union all
        select order_id, amount from refund_payment join return_request on return_request.id = return_id
        where method = 'account') credited
      group by order_id having sum(amount) <> 0`,
  },
  {
    name: 'V12',
    says: 'a payment on account is not in a drawer',
    find: (db) => db.all`
      select khata_entry.id from khata_entry left join cash_entry on cash_entry.id = khata_entry.id
      where khata_entry.kind = 'payment' and (cash_entry.id is null or cash_entry.kind <> 'khata'
        or cash_entry.amount <> -khata_entry.amount or cash_entry.method <> khata_entry.method)
      union all
      select kind as id from khata_entry where kind = 'payment-back' group by kind
      having sum(amount) <> coalesce((select -sum(amount) from cash_entry where kind = 'khata-back'), 0)`,
  },
  {
    name: 'V12',
    says: 'what moved between accounts of one person does not cancel out',
    find: (db) => db.all`
      select kind as id from khata_entry where kind = 'moved' group by kind having sum(amount) <> 0`,
  },
  {
    name: 'V12',
    says: 'what is open of a khata does not follow from its entries',
    find: async (db) => {
      const found: { id: string }[] = []
      for (const { id } of await db.all<{ id: string }>`select account_id as id from khata`) {
        const open = openCharges(await allEntries(db, id))
          .map(same)
          .join(', ')
        if (open !== (await readOpen(db, id)).map(same).join(', ')) found.push({ id })
      }
      return found
    },
  },
]

const same = ({ seq, dueAt, amount }: { seq: number; dueAt: number; amount: number }) =>
  `${seq} ${dueAt} ${amount}`
