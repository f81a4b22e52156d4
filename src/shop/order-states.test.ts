import { expect, test } from 'vitest'
import {
  boardStatuses,
  movesTo,
  nextStatesOf,
  openStatuses,
  orderAllows,
  orderStates,
  orderStatuses,
  statesBefore,
  statusOf,
  stepOf,
} from './order-states.ts'

test('the moves that staff can make, with the states entered on the way', () => {
  const moves = orderStatuses.flatMap((status) =>
    orderStatuses.flatMap((to) => {
      const states = movesTo({ status }, to)
      return states === null ? [] : [`${status}: ${states.join(', ')}`]
    }),
  )
  expect(moves).toEqual([
    'placed: packed',
    'placed: packed, ready',
    'placed: packed, shipped',
    'packed: ready',
    'packed: shipped',
    'ready: shipped',
    'ready: delivered',
    'shipped: delivered',
  ])
})

test('an order for pickup is never sent', () => {
  const pickup = { code: '4821' }
  for (const status of orderStatuses) expect(movesTo({ status, pickup }, 'shipped')).toBeNull()
  expect(nextStatesOf({ status: 'packed', pickup })).toEqual(['ready'])
  expect(nextStatesOf({ status: 'packed' })).toEqual(['shipped', 'ready'])
})

test.each([
  ['cancel', ['placed']],
  ['cancelByStaff', ['placed', 'packed', 'ready', 'shipped']],
  ['redeem', ['placed']],
  ['redirect', ['placed', 'packed', 'ready']],
  ['replace', ['placed']],
] as const)('%s is allowed while the order is %j', (action, statuses) =>
  expect(orderStatuses.filter((status) => orderAllows({ status }, action))).toEqual(statuses),
)

test('every state but placed and cancelled is the next of another one, and none leads back', () => {
  const reached = orderStatuses.flatMap((status) => orderStates[status].next)
  const expected = orderStatuses.filter((status) => !['placed', 'cancelled'].includes(status))
  expect([...new Set(reached)].toSorted()).toEqual(expected.toSorted())
  for (const status of orderStatuses) expect(statesBefore(status)).not.toContain(status)
})

test('open orders are those that neither came to their customer nor were cancelled', () => {
  expect(openStatuses).toEqual(['placed', 'packed', 'ready', 'shipped'])
  expect(boardStatuses).toEqual([...openStatuses, 'delivered'])
  expect(statesBefore('delivered')).toEqual(openStatuses)
  expect(statesBefore('cancelled')).toEqual(openStatuses)
})

test.each([
  ['placed', 1],
  ['packed', 1],
  ['ready', 2],
  ['Shipped', 2],
  ['SHIPPED', 2],
  ['delivered', 3],
  ['cancelled', 1],
  ['lost', 1],
  ['', 1],
  ['constructor', 1],
])('%s is step %i', (status, step) => expect(stepOf(status)).toBe(step))

test.each([
  ['placed', 'placed'],
  ['Shipped', 'shipped'],
  ['DELIVERED', 'delivered'],
  ['lost', null],
  ['constructor', null],
])('%s is the state %s', (name, status) => expect(statusOf(name)).toBe(status))
