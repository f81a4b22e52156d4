import { expect, test } from 'vitest'
import { dayRows, type DaySum } from './day-sums.ts'

const sum = (holder: string, kind: DaySum['kind'], amount: number, method: DaySum['method'] = 'cash') => ({ holder, kind, method, amount }) // prettier-ignore

test('a day has a row for each person, and one for all', () => {
  const rows = dayRows([
    sum('Yasir', 'order', 1260),
    sum('Yasir', 'order-back', -630),
    sum('Yasir', 'moved', -630),
    sum('Yasir', 'moved', 630, 'card'),
    sum('Yasir', 'khata', 800),
    sum('Yasir', 'khata-back', -300),
    sum('Yasir', 'khata', 250, 'card'),
    sum('Yasir', 'expense', -150),
    sum('Yasir', 'written-off', 90, 'none'),
    sum('Zahid', 'short', -40),
    sum('Zahid', 'paid-later', 40),
    sum('Zahid', 'prepaid', 500, 'transfer'),
    sum('Zahid', 'refund', -100),
    sum('Zahid', 'refund-back', 70),
    sum('Zahid', 'paid-back', -30, 'transfer'),
    sum('Zahid', 'handed-over', -900),
    sum('Zahid', 'difference', -5),
    sum('Zahid', 'float', 1000),
  ])
  expect(rows).toEqual([
    { holder: 'Yasir', collected: 0, card: 880, transfer: 0, khata: 500, refunds: 0, floats: 0, expenses: -150, handedOver: 0, differences: 0 },
    { holder: 'Zahid', collected: 0, card: 0, transfer: 470, khata: 0, refunds: -30, floats: 1000, expenses: 0, handedOver: -900, differences: -5 },
    { holder: null, collected: 0, card: 880, transfer: 470, khata: 500, refunds: -30, floats: 1000, expenses: -150, handedOver: -900, differences: -5 },
  ]) // prettier-ignore
  expect(dayRows([])).toEqual([])
  expect(dayRows([sum('Yasir', 'order', 1)])).toHaveLength(1)
})
