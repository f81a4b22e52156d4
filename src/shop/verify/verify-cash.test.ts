import { test } from 'vitest'
import { expectViolation } from '../../../test/support/seeded-shop.ts'

test.each([
  ['V11', /sum of its entries/, `update cash_entry set balance_after = balance_after + 100`],
  ['V11', /not empty/, `update cash_drawer set closed_at = 1, counted = 0, difference = 0`],
  ['V11', /collected for an order/, `update cash_entry set amount = amount + 100 where kind = 'order'`], // prettier-ignore
  ['V11', /collected for an order/, `delete from cash_entry where kind = 'order'`],
  [
    'V11',
    /paid back in cash/,
    `insert into cash_entry select drawer_id, 99, 'made-up', 'refund', method, -100, balance_after, order_id, '', at, account_id
      from cash_entry where kind = 'order' limit 1`,
  ],
] as const)('%s says “%s” after: %s', expectViolation)
