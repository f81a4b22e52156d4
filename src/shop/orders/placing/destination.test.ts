import { expect, test } from 'vitest'
import { paisa } from '../../money.ts'
import type { Area } from '../../delivery/area.ts'
import { destinationOf } from './destination.ts'
import { type Zone, weekdays } from '../../delivery/zone.ts'

const zone = (name: string, area: Area, active = true): Zone => ({
  id: name,
  version: 1,
  name,
  area,
  fee: paisa(100_00),
  minimum: paisa(0),
  freeAbove: null,
  days: weekdays,
  takes: { from: 1, to: 2 },
  active,
  precedence: 10,
})
const lahore = { lat: 31.558, lng: 74.3507 }
const round = (name: string, centre: { lat: number; lng: number }, radius: number, active = true) =>
  zone(name, { kind: 'circle', centre, radius }, active)
const box = zone('Box', {
  kind: 'polygon',
  corners: [
    { lat: 31, lng: 73.8 },
    { lat: 31, lng: 74.9 },
    { lat: 32.1, lng: 74.9 },
    { lat: 32.1, lng: 73.8 },
  ],
})
const noPin = { status: 'placed', zone: null, place: null } as const

test.each<[string, string, Zone[], { zone: string | null; isUnclear: boolean }]>([
  ['no zone is drawn', 'Gali 4', [], { zone: null, isUnclear: false }],
  ['all of the town is in it', 'Gali 4, Lahore', [round('City', lahore, 40)], found('City')],
  ['all of the town is in a polygon', 'Gali 4, Lahore', [box], found('Box')],
  ['a part of the town is in it', 'Gali 4, Lahore', [round('Mall', lahore, 5)], unclear()],
  [
    'another zone lies in the town too',
    'Gali 4, Lahore',
    [round('City', lahore, 40), round('Mall', lahore, 5)],
    unclear(),
  ],
  [
    'another zone is asleep',
    'Gali 4, Lahore',
    [round('City', lahore, 40), round('Mall', lahore, 5, false)],
    found('City'),
  ],
  ['the town is elsewhere', 'Gali 4, Multan', [round('City', lahore, 40)], unclear()],
  ['the address names no town', 'Gali 4', [round('City', lahore, 40)], unclear()],
])('without a pin, when %s', (_, address, zones, destination) => {
  expect(destinationOf({ ...noPin, address }, zones)).toEqual(destination)
})

test('the zone that it was priced by stays, and a pin says more than the address', () => {
  const zones = [round('City', lahore, 40)]
  const order = { ...noPin, address: 'Gali 4, Multan' }
  expect(destinationOf({ ...order, zone: 'Then' }, zones)).toEqual(found('Then'))
  expect(destinationOf({ ...order, place: lahore }, zones)).toEqual(found('City'))
  expect(destinationOf({ ...order, deliveryZone: 'Kept' }, zones)).toEqual(found('Kept'))
  const far = { lat: 25, lng: 67 }
  expect(destinationOf({ ...order, place: far }, zones)).toEqual({ zone: null, isUnclear: false })
})

test('an order for pickup needs no zone', () => {
  const order = { ...noPin, address: '', pickup: { code: '4821' } }
  expect(destinationOf(order, [box])).toEqual({ zone: null, isUnclear: false })
})

test.each(['shipped', 'delivered', 'cancelled'] as const)(
  'a destination that is %s needs no check by staff',
  (status) => {
    expect(destinationOf({ ...noPin, status, address: 'Gali 4' }, [box]).isUnclear).toBe(false)
  },
)

function found(zone: string) {
  return { zone, isUnclear: false }
}
function unclear() {
  return { zone: null, isUnclear: true }
}
