import { test } from 'vitest'
import { expectViolation } from '../../../test/support/seeded-shop.ts'

const entry = (kind: string, amount: number, more = "null, null, ''") =>
  `insert into khata_entry (account_id, seq, id, kind, amount, balance_after, order_id, method, note, at)
    values ('hina', 1, 'made-up', '${kind}', ${amount}, ${amount}, ${more}, 1)`

test.each([
  ['V12', /sum of its entries/, `${entry('correction', 100)}; update khata_entry set balance_after = 200`], // prettier-ignore
  ['V12', /sum of its entries/, `${entry('correction', 100)}; update khata_entry set seq = 2`],
  ['V12', /does not charge/, `update orders set payment = 'account' where status = 'delivered'`],
  [
    'V12',
    /does not charge/,
    `insert into khata_entry (account_id, seq, id, kind, amount, balance_after, order_id, at)
      select 'hina', 1, 'made-up', 'order', 100, 100, id, 1 from orders where status = 'delivered' limit 1`,
  ],
  [
    'V12',
    /credited for returns/,
    `insert into khata_entry (account_id, seq, id, kind, amount, balance_after, order_id, at)
      select 'hina', 1, 'made-up', 'refund', -100, -100, id, 1 from orders limit 1`,
  ],
  ['V12', /not in a drawer/, entry('payment', -100, "null, 'cash', ''")],
  ['V12', /not in a drawer/, entry('payment-back', 100, "null, 'cash', ''")],
  ['V12', /cancel out/, entry('moved', 100)],
  [
    'V12',
    /does not follow/,
    `insert into khata (account_id) values ('hina'); ${entry('correction', 100)}`,
  ],
] as const)('%s says “%s” after: %s', expectViolation)
