import { expect, test } from 'vitest'
import { rupees } from '../money.ts'
import type { Point } from './place.ts'
import { deliveryAt } from './zone-of-address.ts'
import { weekdays, zoneRejection, type Zone } from './zone.ts'

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
const here = { lat: 33, lng: 73 }

test.each<[string, Zone[], string | null | false, Point?]>([
  ['no zones', [], null],
  ['only one that is asleep', [zone('a', 33, { active: false })], null],
  ['inside', [zone('a', 33)], 'a'],
  ['inside of two: the first', [zone('b', 33.01), zone('a', 33)], 'b'],
  [
    'inside of one that is asleep and one that is not',
    [zone('a', 33, { active: false }), zone('b', 33)],
    'b',
  ],
  ['outside, near a town', [zone('a', 34)], null],
  ['outside, far from every town', [zone('a', 34)], false, { lat: 51.5, lng: -0.12 }],
  ['far from every town, without zones', [], null, { lat: 51.5, lng: -0.12 }],
  [
    'inside of one that is asleep, outside of the others',
    [zone('a', 33, { active: false }), zone('b', 34)],
    null,
  ],
])('%s', (_, zones, answer, place = here) => {
  const delivery = deliveryAt(zones, place, true)
  expect(delivery.delivers && (delivery.zone?.name ?? null)).toBe(answer)
})

test('a delivery time of three to two days is refused', () => {
  expect(zoneRejection(zone('a', 33, { takes: { from: 3, to: 2 } }))).toBe('zone_days')
  expect(zoneRejection(zone('a', 33))).toBeNull()
})
