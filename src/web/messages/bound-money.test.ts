import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { withBoundMoney } from './bound-money.ts'
import { formatsIn } from './formats.ts'
import { english } from './language.ts'

test('on pages no line ends between Rs. and its number', () => {
  const { money, fee } = formatsIn(withBoundMoney({ ...english })) // the server has its own copy
  expect(money(rupees(1250))).toBe('Rs.\u00a01,250')
  expect(fee(rupees(150))).toBe('Rs.\u00a0150')
  expect(formatsIn(english).money(rupees(1250))).toBe('Rs. 1,250')
})
