import { expect, test } from 'vitest'
import { rupees, toRupees } from '../../money.ts'
import { maxCash, roundAmounts, cashRejection } from './cash.ts'

test.each([
  [0, []],
  [40, [100, 500, 1000, 5000]],
  [1400, [1500, 2000, 5000]],
  [2379.5, [2400, 2500, 3000, 5000]],
  [3760, [3800, 4000, 5000]],
  [4999, [5000]],
  [5000, []],
  [12_345, [12_400, 12_500, 13_000, 15_000]],
])('a total of Rs. %d: the next round amounts are %j', (total, amounts) =>
  expect(roundAmounts(rupees(total)).map(toRupees)).toEqual(amounts),
)

// cash, payment, total
test.each([
  [2000, 'cod', 1400, null],
  [1400, 'cod', 1400, null],
  [5000, 'cod', 1400, null],
  [2380, 'cod', 2379.5, null],
  [1399, 'cod', 1400, 'cash_too_little'],
  [5001, 'cod', 1400, 'cash_too_much'],
  [10_000, 'cod', 5000.5, null],
  [1, 'cod', 0, 'cash_too_much'],
  [2000, 'card', 1400, 'cash_with_card'],
] as const)('Rs. %d, %s, a total of Rs. %d: %s', (cash, payment, total, answer) =>
  expect(cashRejection(rupees(cash), { payment, total: rupees(total) })).toBe(answer),
)

test('goods that are weighed may need a larger note', () =>
  expect(
    cashRejection(rupees(10_000), { payment: 'cod', total: rupees(4800), most: rupees(5200) }),
  ).toBeNull())

test('each round amount is one that may be offered', () => {
  for (let total = 50; total < 2_000_000; total += 7_777)
    for (const amount of roundAmounts(rupees(total / 100))) {
      expect(cashRejection(amount, { payment: 'cod', total: rupees(total / 100) })).toBeNull()
      expect(amount).toBeLessThanOrEqual(maxCash(rupees(total / 100)))
    }
})
