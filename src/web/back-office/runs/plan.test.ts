import { expect, test } from 'vitest'
import { matching, movedTo, type Plan, runsOf, type StopOrder } from './plan.ts'

const order = (id: string, zone: string | null, hours?: { from: string; to: string }) =>
  ({ id, zone, promised: hours ? { from: '2025-01-06', to: '2025-01-06', hours } : null }) as StopOrder // prettier-ignore

test('orders are narrowed by zone and by delivery time', () => {
  const evening = { from: '18:00', to: '20:00' }
  const orders = [order('a', 'North', evening), order('b', 'South'), order('c', 'North')]
  const ids = (hours?: string, zone?: string) =>
    matching(orders, { hours, zone }).map(({ id }) => id)
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(ids('18:00-20:00')).toEqual(['a'])
  expect(ids('none')).toEqual(['b', 'c'])
  expect(ids('none', 'North')).toEqual(['c'])
})

test('a stop moves to its new position', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 1)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 'a', 3)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 'b', 2)).toEqual(['a', 'b', 'c'])
})

test('riders without stops are listed; managers only with stops', () => {
  const person = (id: string, isRider: boolean) => ({ id, name: id, isRider })
  const run = { rider: { id: 'boss', name: 'boss' }, day: '2025-01-06', version: 1, stops: [], collected: 0 } // prettier-ignore
  const riders = [person('zahid', true), person('boss', false), person('sana', false)]
  const plan = {
    day: '2025-01-06',
    shop: null,
    isCut: false,
    runs: [run],
    riders,
    unassigned: [],
  } as Plan
  expect(runsOf(plan).map(({ rider }) => rider.id)).toEqual(['boss', 'zahid'])
})
