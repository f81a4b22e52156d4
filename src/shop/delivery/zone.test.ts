import { expect, test } from 'vitest'
import { rupees } from '../money.ts'
import { deliveryAt, saysOf, weekdays, whyNotZone, type Zone } from './zone.ts'

const zone = (name: string, lat: number, more: Partial<Zone> = {}): Zone => ({
  id: name,
  name,
  area: { kind: 'circle', centre: { lat, lng: 73 }, radius: 10 },
  fee: rupees(150),
  minimum: rupees(0),
  freeAbove: null,
  days: weekdays,
  takes: { from: 1, to: 2 },
  active: true,
  precedence: 1,
  version: 1,
  ...more,
})
const usual = rupees(150)
const here = { lat: 33, lng: 73 }

test.each<[string, Zone[], string | null | false]>([
  ['no zones', [], null],
  ['only one that is asleep', [zone('a', 33, { active: false })], null],
  ['inside', [zone('a', 33)], 'a'],
  ['inside of two: the first', [zone('b', 33.01), zone('a', 33)], 'b'],
  [
    'inside of one that is asleep and one that is not',
    [zone('a', 33, { active: false }), zone('b', 33)],
    'b',
  ],
  ['outside', [zone('a', 34)], false],
  [
    'inside of one that is asleep, outside of the others',
    [zone('a', 33, { active: false }), zone('b', 34)],
    false,
  ],
])('%s', (_, zones, answer) => {
  const delivery = deliveryAt(zones, here)
  expect(delivery.delivers && (delivery.zone?.name ?? null)).toBe(answer)
})

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
  expect(saysOf({ delivers: true, zone: zone('Saddar', 33, more) }, usual)).toBe(sentence),
)

test('where no zone is, and beyond them all', () => {
  expect(saysOf({ delivers: true, zone: null }, usual)).toBe(
    'We deliver there in 1 to 5 Days for Rs. 150.',
  )
  expect(saysOf({ delivers: false }, usual)).toBe("We don't deliver there yet")
})

test('what takes from three to two days is refused', () => {
  expect(whyNotZone(zone('a', 33, { takes: { from: 3, to: 2 } }))).toBe('zone_days')
  expect(whyNotZone(zone('a', 33))).toBeNull()
})
