import { test } from 'vitest'
import { expectViolation } from '../../../test/support/seeded-shop.ts'

test.each([
  ['V11', /sum of its entries/, `update cash_entry set balance_after = balance_after + 100`],
  ['V11', /not empty/, `update cash_drawer set closed_at = 1, counted = 0, difference = 0`],
  ['V11', /collected for an order/, `update cash_entry set amount = amount + 100 where kind = 'order'`], // prettier-ignore
  ['V11', /collected for an order/, `delete from cash_entry where kind = 'order'`],
  ['V11', /paid in advance is not/, `update orders set prepaid = 100 where status = 'placed'`],
  ['V11', /still missing/, `update orders set uncollected = 100 where status = 'delivered'`],
  [
    'V11',
    /written off moved/,
    `insert into cash_entry select drawer_id, 99, 'made-up', 'written-off', 'card', 100, balance_after, order_id, '', at, account_id
      from cash_entry where kind = 'order' limit 1`,
  ],
  [
    'V11',
    /next drawer/,
    `insert into cash_entry select drawer_id, 99, 'made-up', 'kept', 'card', 100, balance_after, null, '', at, account_id
      from cash_entry order by drawer_id, seq desc limit 1`,
  ],
  [
    'V11',
    /paid back in cash/,
    `insert into cash_entry select drawer_id, 99, 'made-up', 'refund', method, -100, balance_after, order_id, '', at, account_id
      from cash_entry where kind = 'order' limit 1`,
  ],
] as const)('%s says “%s” after: %s', expectViolation)
