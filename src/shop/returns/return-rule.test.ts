import { expect, test } from 'vitest'
import { rupees } from '../money.ts'
import type { OrderStatus } from '../order-states.ts'
import type { OrderLine } from '../orders/order.ts'
import type { OrderReturn, OrderWithReturns } from './order-return.ts'
import { returnable, returnWindow, returnRejection } from './return-rule.ts'

const line = (productId: string, more: Partial<OrderLine> = {}): OrderLine => ({
  productId,
  number: 1,
  name: '',
  pack: '',
  picture: null,
  tint: null,
  listPrice: rupees(10),
  price: rupees(10),
  quantity: 3,
  cancelledQuantity: 1,
  pointsDivisor: 30,
  perishable: false,
  ifMissing: null,
  ...more,
})
const asked = (productId: string, quantity: number, state: OrderReturn['state']): OrderReturn => ({
  id: 'r',
  productId,
  quantity,
  grams: null,
  kind: 'damaged',
  reason: 'broken',
  hasPhoto: false,
  state,
  askedAt: 0,
  askedBy: null,
  decidedAt: null,
  note: null,
  refund: null,
})
const delivered = 1000
const order = (status: OrderStatus = 'delivered', returns: OrderReturn[] = []) =>
  ({
    status,
    returns,
    lines: [line('soap'), line('milk', { perishable: true })],
    changes: status === 'delivered' ? [{ status, at: delivered }] : [],
  }) satisfies Pick<OrderWithReturns, 'status' | 'returns' | 'lines' | 'changes'>

const input = {
  productId: 'soap',
  quantity: 1,
  kind: 'unwanted',
  reason: 'too many',
  hasPhoto: false,
} as const
const milk = { ...input, productId: 'milk', kind: 'damaged' } as const

test.each([
  ['soap, unwanted', order(), input, delivered, null],
  ['soap on the last moment of the third day', order(), input, delivered + returnWindow, null],
  ['soap a moment later', order(), input, delivered + returnWindow + 1, 'return_too_late'],
  ['before it was delivered', order('shipped'), input, delivered, 'return_not_delivered'],
  ['a cancelled order', order('cancelled'), input, delivered, 'return_not_delivered'],
  ['what was never bought', order(), { ...input, productId: 'rice' }, delivered, 'return_nothing'],
  ['all that was not cancelled', order(), { ...input, quantity: 2 }, delivered, null],
  ['more than was delivered', order(), { ...input, quantity: 3 }, delivered, 'return_too_many'],
  ['none', order(), { ...input, quantity: 0 }, delivered, 'return_too_many'],
  [
    'more than is left',
    order('delivered', [asked('soap', 1, 'accepted')]),
    { ...input, quantity: 2 },
    delivered,
    'return_too_many',
  ],
  ['what is left', order('delivered', [asked('soap', 1, 'accepted')]), input, delivered, null],
  [
    'after a refusal',
    order('delivered', [asked('soap', 2, 'refused')]),
    { ...input, quantity: 2 },
    delivered,
    null,
  ],
  [
    'while it is asked already',
    order('delivered', [asked('soap', 1, 'asked')]),
    input,
    delivered,
    'return_open',
  ],
  ['without a word', order(), { ...input, reason: '  ' }, delivered, 'return_reason_missing'],
  [
    'milk that is not wanted',
    order(),
    { ...milk, kind: 'unwanted', hasPhoto: true },
    delivered,
    'return_perishable',
  ],
  ['spoiled milk without a photo', order(), milk, delivered, 'return_photo_missing'],
  ['spoiled milk with a photo', order(), { ...milk, hasPhoto: true }, delivered, null],
  ['a broken soap without a photo', order(), { ...input, kind: 'damaged' }, delivered, null],
] as const)('%s: %#', (_, of, what, now, answer) =>
  expect(returnRejection(of, what, now)).toBe(answer),
)

test.each([
  [[], 2],
  [[asked('soap', 1, 'accepted')], 1],
  [[asked('soap', 1, 'asked')], 0],
  [[asked('milk', 2, 'accepted')], 2],
] as const)('returnable after %j: %i', (returns, count) =>
  expect(returnable({ returns: [...returns] }, line('soap'))).toBe(count),
)
