import { expect, test } from 'vitest'
import { isReminded, missingParts } from './opening-checklist.ts'

const hours = [{ days: 'Monday', open: '09:00', close: '21:00' }]
const whole = {
  settings: { phone: '051 111 222', address: 'Raja Bazaar', hours },
  hasDelivery: true,
  hasPayment: true,
  hasProducts: true,
  hasName: true,
  hasMail: true,
  hasBanners: true,
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
  [{ hasPayment: false }, ['payment']],
  [{ hasProducts: false }, ['products', 'pictures']],
  [{ hasName: false }, ['name']],
  [{ hasMail: false, hasBanners: false }, ['mail', 'banners']],
  [{ hasLogo: false }, ['logo']],
  [{ hasProductsWithoutPicture: true }, ['pictures']],
  [{ hasTwoFactor: false }, ['twoFactor']],
  [{ hasProducts: false, hasTwoFactor: false }, ['products', 'pictures', 'twoFactor']],
])('of %j is missing %j', (facts, parts) => {
  expect(missingParts({ ...whole, ...facts }).map(({ part }) => part)).toEqual(parts)
})

const day = 24 * 60 * 60_000
const lacksLogo = { hasLogo: false }
const lacksPhone = { settings: { ...whole.settings, phone: '' } }

test.each([
  [false, undefined, {}, true],
  [true, 0, {}, false],
  [true, 0, lacksLogo, true],
  [true, -29 * day, lacksLogo, true],
  [true, -30 * day, lacksLogo, false],
  [true, undefined, lacksLogo, false],
  [true, undefined, lacksPhone, true],
  [true, -30 * day, lacksPhone, true],
])('open: %s, since %s, with %j: is reminded: %s', (open, openedAt, facts, answer) => {
  const opening = { open, openedAt, now: 0 }
  expect(isReminded(opening, missingParts({ ...whole, ...facts }))).toBe(answer)
})
