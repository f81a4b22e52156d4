import { expect, test } from 'vitest'
import { paisa } from '../money.ts'
import type { Area } from './area.ts'
import { townOfAddress } from './gazetteer.ts'
import { missingInAddress } from './missing-in-address.ts'
import { weekdays, type Zone } from './zone.ts'
import { zoneOfAddress } from './zone-of-address.ts'

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
const around = (name: string, lat: number, lng: number, radius: number, active = true) =>
  zone(name, { kind: 'circle', centre: { lat, lng }, radius }, active)

const zones = [
  around('Islamabad', 33.7, 73.05, 9),
  around('Rawalpindi', 33.6, 73.05, 8),
  around('Bahria Town and DHA', 33.523, 73.1, 7),
  around('Taxila and Wah', 33.76, 72.78, 12),
  around('Murree', 33.907, 73.394, 8),
  around('Attock', 33.768, 72.36, 10, false),
]

test.each([
  ['House 4, Gulberg, Lahore', 'Lahore'],
  ['House 4, Gulberg, lahore.', 'Lahore'],
  ['4-B Model Town Lahore 54000', 'Lahore'],
  ['House 4, Gulberg, Lahore, Punjab 54000, Pakistan', 'Lahore'],
  ['House 4, Gulberg, Lahore, Punjab, Pakistan', 'Lahore'],
  ['House 9, F-8/3, Islamabad', 'Islamabad'],
  ['Muhalla 3, Rahim Yar Khan', 'Rahim Yar Khan'],
  ['Gali 2, Muzaffarabad', 'Muzaffarābād'],
  ['House 4, Lahore\nNear the park\nNote: ring twice', 'Lahore'],
  ['House 4, Murree Road', null], // a street
  ['House 4, Murree Road, Rawalpindi', 'Rawalpindi'],
  ['Street 12, F-8/3, F-8, Islamabad, Islamabad Capital Territory, 44220, Pakistan', 'Islamabad'],
  ['Asghar Mall Road, Rawalpindi, Rawalpindi District, Punjab, 46300, Pakistan', 'Rawalpindi'],
  ['House 4, Multan, Lahore', null], // two towns
  ['Lahore Hotel, Multan', null],
  ['House 4, Lahore\nNear Multan Sweets', null],
  ['Lahoree Gali 4', null],
  ['House 4', null],
  ['', null],
])('%s is in %s', (address, town) => {
  expect(townOfAddress(address)?.name.split(',')[0] ?? null).toBe(town)
})

test.each([
  ['F-7/2, Islamabad', 'Islamabad'],
  ['مکان 4، گلی 9، اسلام آباد', 'Islamabad'],
  ['مکان 4، سیٹلائٹ ٹاؤن، راولپنڈی، پاکستان', 'Rawalpindi'],
  ['مکان 4، مال روڈ، مری', 'Murree'],
  ['مکان 4، مری روڈ، راولپنڈی', 'Rawalpindi'],
  ['مکان 4، بحریہ ٹاؤن، راولپنڈی', 'Bahria Town and DHA'],
  ['House 12, Satellite Town, Pindi', 'Rawalpindi'],
  ['House 4, G-11/2, ISB', 'Islamabad'],
  ['House 4, F-8/3', 'Islamabad'],
  ['House 4, Muree', 'Murree'],
  ['House 4, G-11/2, Karachi', null],
  ['House F-8, Gulshan', null],
  ['House 4, Street 10, F-7/2, islamabad.', 'Islamabad'],
  ['Street 12, F-8/3, Islamabad, Islamabad Capital Territory, 44220, Pakistan', 'Islamabad'],
  ['214 Murree Road, near Committee Chowk, Rawalpindi', 'Rawalpindi'],
  ['House 9, Islamabad Highway, Rawalpindi', 'Rawalpindi'],
  ['House 4, DHA Phase 2, Islamabad', 'Bahria Town and DHA'],
  ['Villa 12, Bahria Town Phase 7, Rawalpindi', 'Bahria Town and DHA'],
  ['House 3, Mohalla Akbar, Taxila', 'Taxila and Wah'],
  ['Cottage 2, Murree', 'Murree'],
  ['House 4, DHA Phase 6, Lahore', null], // another town's
  ['House 5, Attock', null], // not served now
  ['House 4, Saddar, Rawalpindi, Islamabad', null], // two zones
  ['House 4, Street 10', null],
  ['', null],
])('%s is in the zone %s', (address, name) => {
  expect(zoneOfAddress(address, zones)?.name ?? null).toBe(name)
})

const pin = { lat: 33.7, lng: 73.05 }
test.each([
  ['Islamabad, Pakistan', null, 'street'],
  ['Islamabad, Pakistan', pin, 'street'],
  ['Islamabad', null, 'street'],
  ['Islamabad, Islamabad Capital Territory, 44220, Pakistan', pin, 'street'],
  ['Saddar, Rawalpindi', null, 'street'],
  ['Lahore, Punjab', null, 'street'],
  ['Blue Area, Islamabad', null, null], // in doubt the rider calls
  ['', null, 'street'],
  ['F-7/2, Islamabad', null, null],
  ['Raja Bazaar, Rawalpindi', null, null],
  ['Khan Manzil, Murree', null, null],
  ['5 Clock Tower Road, Faisalabad', null, null],
  ['House 4, Murree Road', pin, null],
  ['House 4, Street 10', null, 'city'],
  ['House 4, Street 10', pin, null],
  ['House 4, DHA Phase 2', null, null],
  ['House 4, Lahore\nNear Multan Sweets', null, null],
  ['مکان ۴، اسلام آباد', null, null],
] as const)('%j with the pin %j lacks %s', (address, place, missing) => {
  expect(missingInAddress({ address, place }, zones)).toBe(missing)
  expect(missingInAddress({ address, place }, [])).toBe(missing === 'city' ? null : missing)
})
