import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nothing, rupees } from '#shop/money.ts'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { freeDeliveryMessages } from '../../messages/en/storefront/checkout/free-delivery.ts'
import { english } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { costText } from './cost-text.ts'
import { freeOrFeeText, freeText, shortCostText } from './free-text.ts'

// fee, free from, minimum
test.each([
  [150, null, 0, 'Delivery is Rs. 150.'],
  [150, 3000, 0, 'Delivery is Rs. 150, and free from Rs. 3,000.'],
  [0, 3000, 500, 'Delivery is free. Orders start at Rs. 500.'],
])('fee %j, free from %j, minimum %j: %s', (fee, free, minimum, text) => {
  const freeAbove = free === null ? null : rupees(free)
  const t = messagesIn(english, deliveryMessages)
  expect(costText(t, { fee: rupees(fee), freeAbove, minimum: rupees(minimum) })).toBe(text)
})

const [low, high] = [rupees(150), rupees(300)]

// free from, zones, highest fee elsewhere
test.each([
  [rupees(4000), ['Lahore'], low, 'From Rs. 4,000 in Lahore', 'Free delivery from Rs. 4,000 in Lahore; elsewhere Rs. 150'], // prettier-ignore
  [rupees(4000), ['Lahore', 'Multan', 'Karachi'], high, 'From Rs. 4,000 in Lahore, Multan and Karachi', 'Free delivery from Rs. 4,000 in Lahore, Multan and Karachi; elsewhere Rs. 150 to Rs. 300'], // prettier-ignore
  [nothing, ['Lahore', 'Multan'], low, 'On every order in Lahore and Multan', 'Free delivery in Lahore and Multan; elsewhere Rs. 150'], // prettier-ignore
])('free from %i in %j, elsewhere up to %i', (amount, zones, to, below, whole) => {
  const t = messagesIn(english, freeDeliveryMessages)
  expect(freeText(t, { amount, zones })).toBe(below)
  expect(
    freeOrFeeText(t, { amount, zones, elsewhere: { from: low, to }, isOnlyThere: false }),
  ).toBe(whole)
})

test.each([
  [rupees(150), rupees(4000), 'free delivery from Rs. 4,000'],
  [nothing, nothing, 'free delivery'],
  [rupees(150), null, 'delivery Rs. 150'],
])('a fee of %i, free from %s: %s', (fee, free, text) => {
  expect(shortCostText(messagesIn(english, freeDeliveryMessages), { fee, free })).toBe(text)
})

test('no other messages say what delivery costs or when it is free', () => {
  const says = globSync('src/web/messages/en/{server,storefront}/**/*.ts')
    .filter((file) =>
      /(delivery is|delivery from|free delivery|free from) [^.]*\{|\} more for free/i.test(
        readFileSync(file, 'utf8'),
      ),
    )
    .map((file) => file.replaceAll('\\', '/'))
  expect(says.toSorted()).toEqual([
    'src/web/messages/en/storefront/checkout/delivery.ts',
    'src/web/messages/en/storefront/checkout/free-delivery.ts',
  ])
})

test('a shop that delivers nowhere else says so by saying nothing of it', () => {
  const t = messagesIn(english, freeDeliveryMessages)
  const only = { zones: ['Lahore'], elsewhere: { from: nothing, to: nothing }, isOnlyThere: true }
  expect(freeOrFeeText(t, { ...only, amount: rupees(4000) })).toBe(
    'Free delivery from Rs. 4,000 in Lahore',
  )
  expect(freeOrFeeText(t, { ...only, amount: nothing })).toBe('Free delivery in Lahore')
})
