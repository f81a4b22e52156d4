import { test } from 'vitest'
import { expectViolation } from '../../../test/support/seeded-shop.ts'

test.each([
  [
    'V2',
    /something else was paid back/,
    `insert into refund_payment (return_id, id, method, amount, points, note, at) select id, id, 'cash', refund + 100, 0, '', 5 from return_request where refund > 0`,
  ],
  [
    'V2',
    /stands as to be paid back/,
    `update return_request set refund_due = refund + 100 where refund > 0`,
  ],
  [
    'V3',
    /refund in points and the points ledger/,
    `insert into refund_payment (return_id, id, method, amount, points, note, at) select id, id, 'points', refund, (refund + 99) / 100, '', 5 from return_request where refund > 0`,
  ],
  [
    'V3',
    /refund in points and the points ledger/,
    `insert into undone_refund (id, return_id, method, amount, points, note, at, sequence, undone_sequence, reason, undone_at) select id, id, 'points', refund, (refund + 99) / 100, '', 5, 8, 9, '', 6 from return_request where refund > 0`,
  ],
  [
    'V6',
    /refund was taken back/,
    `insert into undone_refund (id, return_id, method, amount, points, note, at, sequence, undone_sequence, reason, undone_at) select id, id, 'cash', refund, 0, '', 5, 8, 9, '', 6 from return_request where refund > 0`,
  ],
  [
    'V6',
    /staff began a return/,
    `update return_request set asked_by = 'owner' where state = 'accepted'`,
  ],
  [
    'V2',
    /counter sale was taken back/,
    `update return_request set asked_by = decided_by where refund > 0; update orders set channel = 'counter'`,
  ],
  [
    'V6',
    /refund was paid back/,
    `insert into refund_payment (return_id, id, method, amount, points, note, at) select id, id, 'cash', refund, 0, '', 5 from return_request where refund > 0`,
  ],
] as const)('%s says “%s” after: %s', expectViolation)
