import { expect, test } from 'vitest'
import { isSetUp, missingParts } from './missing.ts'

const hours = [{ days: 'Monday', open: '09:00', close: '21:00' }]
const whole = {
  settings: { phone: '051 111 222', address: 'Raja Bazaar', hours },
  hasDelivery: true,
  hasProducts: true,
  hasLogo: true,
  hasProductsWithoutPicture: false,
  hasTwoFactor: true,
}

test.each([
  [{}, []],
  [{ settings: { ...whole.settings, phone: '' } }, ['phone']],
  [{ settings: { ...whole.settings, address: '' } }, ['address']],
  [{ settings: { ...whole.settings, hours: [] } }, ['hours']],
  [{ hasDelivery: false }, ['delivery']],
  [{ hasProducts: false }, ['products']],
  [{ hasLogo: false }, ['logo']],
  [{ hasProductsWithoutPicture: true }, ['pictures']],
  [{ hasTwoFactor: false }, ['twoFactor']],
  [{ hasProducts: false, hasTwoFactor: false }, ['products', 'twoFactor']],
])('of %j is missing %j', (facts, parts) => {
  expect(missingParts({ ...whole, ...facts }).map(({ part }) => part)).toEqual(parts)
})

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { hasTwoFactor: false, hasProductsWithoutPicture: true }, true],
  [true, { hasProducts: false }, false],
  [true, { settings: { ...whole.settings, phone: '' } }, false],
])('open: %s, with %j: set up is %s', (storefrontOpen, facts, answer) => {
  expect(isSetUp({ storefrontOpen }, missingParts({ ...whole, ...facts }))).toBe(answer)
})
