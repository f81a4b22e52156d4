import { expect, test } from 'vitest'
import { type Delivery, weekdays, type Zone } from '#shop/delivery/zone.ts'
import { rupees } from '#shop/money.ts'
import { english } from '#web/messages/language.ts'
import { deliveryInWords } from './delivery-in-words.ts'

const outside = { fee: rupees(150), takes: { from: 1, to: 5 } }
const says = (delivery: Delivery) => deliveryInWords(english, delivery, outside).message

const saddar: Zone = {
  id: 'saddar',
  name: 'Saddar',
  area: { kind: 'circle', centre: { lat: 33, lng: 73 }, radius: 10 },
  days: weekdays,
  takes: { from: 1, to: 2 },
  fee: rupees(150),
  minimum: rupees(0),
  freeAbove: null,
  active: true,
  precedence: 0,
  version: 1,
}

test.each<[Partial<Zone>, string]>([
  [{}, 'We deliver to Saddar every day, in 1 to 2 Days. Delivery is Rs. 150.'],
  [
    { freeAbove: rupees(3000), takes: { from: 1, to: 1 } },
    'We deliver to Saddar every day, in 1 Day. Delivery is Rs. 150, and free from Rs. 3,000.',
  ],
  [
    { days: ['fri', 'tue'], minimum: rupees(500), takes: { from: 3, to: 3 } },
    'We deliver to Saddar on Tuesday and Friday, in 3 Days. Delivery is Rs. 150. Orders start at Rs. 500.',
  ],
  [
    { days: ['mon', 'wed', 'sat'], fee: rupees(0), freeAbove: rupees(3000) },
    'We deliver to Saddar on Monday, Wednesday and Saturday, in 1 to 2 Days. Delivery is free.',
  ],
  [{ days: ['sun'] }, 'We deliver to Saddar on Sunday, in 1 to 2 Days. Delivery is Rs. 150.'],
])('%j', (more, sentence) =>
  expect(says({ delivers: true, zone: { ...saddar, ...more } })).toBe(sentence),
)

test.each([
  [0, 0, 'Same Day', 'the same day'],
  [0, 1, 'Same Day to 1 Day', 'the same day or within 1 Day'],
  [0, 3, 'Same Day to 3 Days', 'the same day or within 3 Days'],
])('%i to %i days', (from, to, estimate, within) => {
  const takes = { from, to }
  const near = { ...saddar, takes }
  const delivery = deliveryInWords(english, { delivers: true, zone: near }, outside)
  expect(delivery.estimate).toBe(estimate)
  expect(delivery.message).toContain(`every day, ${within}. `)
  const elsewhere = deliveryInWords(english, { delivers: true, zone: null }, { ...outside, takes })
  expect(elsewhere.message).toBe(`We deliver there ${within} for Rs. 150.`)
})

test('where no zone is, and beyond them all', () => {
  expect(says({ delivers: true, zone: null })).toBe('We deliver there in 1 to 5 Days for Rs. 150.')
  expect(says({ delivers: false })).toBe("We don't deliver there yet")
})
