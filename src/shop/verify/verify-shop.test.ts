import { expect, test } from 'vitest'
import { expectViolation, openSeededShop, unguard } from '../../../test/support/seeded-shop.ts'

const placed = `(select min(id) from orders where status = 'placed' and account_id is not null)`
/** A cart order, whose points come from its lines' divisors; Buy Now earns a percentage. */
const fromCart = `(select order_id from order_request where request_key = 'the-first-order')`
const cancelled = `(select id from orders where status = 'cancelled')`
const redeemed = `(select order_id from points_entry where reason = 'redeemed' order by seq limit 1)`

test('a shop in which all went well', async () => {
  const { verify } = await openSeededShop()
  expect(await verify()).toEqual([])
})

test.each([
  ['V1', /not there/, `delete from orders where id = ${fromCart}`],
  [
    'V1',
    /different keys/,
    `insert into order_request select buyer, 'another-key', body_hash, order_id, at from order_request where request_key = 'the-first-order'`,
  ],
  [
    'V1',
    /not that of the buyer/,
    `update order_request set buyer = 'account bilal' where request_key = 'the-first-order'`,
  ],
  [
    'V2',
    /sum of the lines/,
    `update orders set subtotal = subtotal + 100, total = total + 100 where id = ${placed}`,
  ],
  ['V2', /sum of the lines/, `update order_line set price = price - 1 where order_id = ${placed}`],
  [
    'V2',
    /what its lines were before/,
    `update orders set subtotal = 0, total = total - subtotal where id = ${cancelled}`,
  ],
  [
    'V2',
    /total is not the subtotal and/,
    `update orders set total = total - 1 where id = ${placed}`,
  ],
  [
    'V2',
    /total is not the subtotal and/,
    `delete from order_adjustment where kind = 'shipping' and order_id = ${placed}`,
  ],
  [
    'V2',
    /than they are worth/,
    `update order_adjustment set amount = amount - 100 where kind = 'points'`,
  ],
  [
    'V2',
    /charged anew/,
    `update order_adjustment set cancellation_sequence = 99 where kind = 'shipping' and order_id = ${placed}`,
  ],
  [
    'V2',
    /charged anew/,
    `insert into order_adjustment (order_id, sequence, kind, amount, cancellation_sequence)
      select distinct order_id, 90 + sequence, 'shipping', 100, sequence from cancellation where sequence is not null`,
  ],
  ['V2', /due and taken/, `delete from payment where order_id = ${placed}`],
  ['V2', /due and taken/, `update payment set amount = amount + 1 where state = 'taken'`],
  ['V2', /due and taken/, `update payment set method = 'card' where order_id = ${placed}`],
  ['V2', /order says otherwise/, `update payment set state = 'due' where state = 'taken'`],
  ['V2', /order says otherwise/, `update payment set state = 'taken' where state = 'void'`],
  ['V2', /order says otherwise/, `update payment set taken_by = 'clerk' where state = 'due'`],
  [
    'V5',
    /if_missing of a row of order_line is none/,
    `update order_line set if_missing = 'burn it' where order_id = ${placed}`,
  ],
  [
    'V5',
    /kind of a row of order_adjustment is none/,
    `update order_adjustment set kind = 'gift' where order_id = ${placed}`,
  ],
  [
    'V5',
    /row of payment names something in order_id/,
    `update payment set order_id = 'gone' where order_id = ${placed}`,
  ],
  [
    'V3',
    /sum of the entries/,
    `update points_entry set points = points + 1 where seq = 1 and account_id = 'amina'`,
  ],
  ['V3', /sum of the entries/, `delete from points_entry where seq = 1 and account_id = 'amina'`],
  ['V3', /not there/, `update points_entry set balance_after = -5 where reason = 'redeemed'`],
  [
    'V3',
    /orders not delivered to this day/,
    `update points_entry set pending = pending - 1 where reason = 'redeemed'`,
  ],
  [
    'V3',
    /orders not delivered to this day/,
    `update points_entry set pending = balance_after + 1 where reason = 'redeemed'`,
  ],
  [
    'V3',
    /orders not delivered to this day/,
    `update orders set status = 'shipped' where account_id = 'amina' and status = 'delivered'`,
  ],
  [
    'V3',
    /more than once/,
    `insert into points_entry select account_id, seq + 100, order_id, reason, points, balance_after, at, sequence, null from points_entry where reason = 'earned' and account_id = 'hina'`,
  ],
  [
    'V3',
    /somebody else's/,
    `update points_entry set account_id = 'bilal' where account_id = 'hina'`,
  ],
  [
    'V3',
    /ledger and the order disagree/,
    `update orders set redeemed_points = 0, total = total + redeemed_points * 100 where id = ${redeemed}`,
  ],
  [
    'V3',
    /ledger and the order disagree/,
    `update orders set earned_points = earned_points + 1 where id = ${placed}`,
  ],
  [
    'V3',
    /the rule gives that it was placed under/,
    `update orders set earned_points = earned_points + 1 where id = ${placed}`,
  ],
  [
    'V3',
    /the rule gives that it was placed under/,
    `update orders set earns_points = 0 where id = ${placed}`,
  ],
  [
    'V3',
    /the rule gives that it was placed under/,
    `update order_line set points_divisor = points_divisor + 7 where order_id = ${fromCart}`,
  ],
  [
    'V3',
    /not given back/,
    `delete from points_entry where order_id = ${cancelled} and reason = 'given-back'`,
  ],
  [
    'V3',
    /does not keep the points/,
    `update orders set earned_points = earned_points + 1 where id = ${cancelled}`,
  ],
  ['V5', /nothing was cut for it/, `update replacement set sequence = sequence + 5`],
  [
    'V2',
    /came unasked and costs more/,
    `update order_line set price = list_price, quantity = quantity + 1
      where (order_id, position) in (select order_id, position from replacement where agreed = 'checkout')`,
  ],
  ['V5', /agreed of a row of replacement is none/, `update replacement set agreed = 'by nod'`],
  ['V6', /replaced and no event/, `delete from event where kind = 'order.replaced'`],
  [
    'V4',
    /places taken in a delivery window/,
    `insert into delivery_window (id, days, starts, ends, capacity, closes_before, extra, active, version, created_at, changed_at)
      values ('evening', 'mon', 1080, 1200, 9, 0, 0, 1, 1, 0, 0);
    insert into window_day (window_id, day, taken) values ('evening', '2025-01-06', 1)`,
  ],
  ['V4', /below zero/, `update product set stock = -1 where id = 'chai'`],
  ['V4', /sum of its ledger/, `update product set stock = stock + 1 where id = 'apples'`],
  [
    'V4',
    /sum of its ledger/,
    `delete from stock_entry where reason = 'ordered' and product_id = 'apples'`,
  ],
  [
    'V4',
    /something else than its lines/,
    `update stock_entry set change = change - 1 where reason = 'ordered' and product_id = 'chai'`,
  ],
  ['V4', /something else than its lines/, `delete from stock_entry where reason = 'cancelled'`],
  [
    'V4',
    /names an order/,
    `update stock_entry set reason = 'counted' where order_id = ${cancelled} and reason = 'ordered'`,
  ],
  ['V5', /no lines/, `delete from order_line where order_id = ${placed}`],
  ['V5', /never entered the state/, `delete from order_change where order_id = ${placed}`],
  ['V5', /went on after/, `update orders set status = 'packed' where status = 'delivered'`],
  [
    'V5',
    /some of it is not/,
    `update order_line set cancelled_quantity = 0 where order_id = ${cancelled}`,
  ],
  ['V5', /sum of its cancellations/, `delete from cancellation where order_id = ${cancelled}`],
  [
    'V5',
    /row of order_line names something in product_id/,
    `update order_line set product_id = 'gone' where order_id = ${placed} and position = 0`,
  ],
  [
    'V5',
    /row of stock_entry names something in order_id/,
    `update stock_entry set order_id = 'gone' where reason = 'cancelled'`,
  ],
  [
    'V5',
    /row of product names something in sub_path/,
    `update product set sub_path = 'gone' where id = 'chai'`,
  ],
  [
    'V2',
    /refund of a return is not the price/,
    `update return_request set refund = refund + 100 where state = 'accepted'`,
  ],
  [
    'V2',
    /more was refunded/,
    `update return_request set refund = (select total + 1 from orders where id = order_id) where state = 'accepted'`,
  ],
  [
    'V3',
    /return and the points ledger/,
    `update points_entry set sequence = 7 where reason = 'taken-back' and account_id = 'hina'`,
  ],
  [
    'V3',
    /ledger and the order disagree/,
    `update return_request set points_taken = points_taken + 1 where state = 'accepted'`,
  ],
] as const)('%s says “%s” after: %s', expectViolation)

test('two cancellations of one order at the same moment are distinguished', async () => {
  const { db, verify } = await openSeededShop()
  await db.run`update cancellation set at = 5`
  await unguard(db)
  await db.run`update points_entry set at = 5`
  await db.run`update order_change set at = 5`
  expect(await verify()).toEqual([])
})
