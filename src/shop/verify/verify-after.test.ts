import { test } from 'vitest'
import { expectViolation } from '../../../test/support/seeded-shop.ts'

// What follows an order: returns, reviews, e-mails, staff's audit.

const placed = `(select min(id) from orders where status = 'placed' and account_id is not null)`
const cancelled = `(select id from orders where status = 'cancelled')`

test.each([
  ['V4', /something else than its lines/, `delete from stock_entry where reason = 'returned'`],
  ['V4', /something else than its lines/, `update return_request set restocked = 0`],
  ['V5', /returned quantity/, `update order_line set returned_quantity = 9 where quantity = 10`],
  ['V5', /returned quantity/, `delete from return_request where state = 'asked'`],
  [
    'V5',
    /by weight though it is not weighed/,
    `update return_request set grams = 300 where state = 'accepted'`,
  ],
  [
    'V2',
    /price of the weight that came back/,
    `update order_line set unit_grams = 100, packed_grams = 1000, packed_quantity = 10, packed_amount = 240000 where quantity = 10;
    update return_request set grams = 100 where state = 'accepted'`,
  ],
  ['V5', /was not delivered/, `update orders set status = 'shipped' where status = 'delivered'`],
  ['V5', /stars are not/, `update product set rating_sum = rating_sum + 1 where id = 'apples'`],
  ['V5', /stars are not/, `delete from product_review`],
  ['V5', /sent at no time/, `update outbox set state = 'sent'`],
  ['V5', /without a claim/, `update outbox set state = 'sending'`],
  ['V5', /not what its row says/, `update outbox set recipient = 'bilal@kiryana.example'`],
  [
    'V5',
    /tells of no order/,
    `update outbox set details = replace(details, '"id":"', '"id":"gone')`,
  ],
  [
    'V5',
    /status of a row of orders is none/,
    `update orders set status = 'lost' where id = ${placed}`,
  ],
  ['V5', /reason of a row of stock_entry is none/, `update stock_entry set reason = 'stolen'`],
  ['V6', /return was decided/, `delete from event where kind = 'return.accepted'`],
  ['V6', /moved on by staff/, `delete from event where data like '%"to":"shipped"%'`],
  [
    'V6',
    /moved on by staff/,
    `update order_change set account_id = 'clerk' where order_id = ${cancelled} and status = 'cancelled'`,
  ],
  [
    'V6',
    /stepped back/,
    `insert into order_step_back values ('x', ${placed}, 'packed', 'placed', 5, 'clerk', 'A mistake', 6, 'clerk', 0)`,
  ],
  ['V6', /moved or imported a stock/, `delete from event where kind = 'product.changed'`],
  [
    'V6',
    /more often than the audit/,
    `update product set version = version + 1 where id = 'soldout'`,
  ],
] as const)('%s says “%s” after: %s', expectViolation)
