import { expect, test } from 'vitest'
import { tidied } from '#shop/delivery/area.ts'
import { defaultCentre } from '#shop/delivery/place.ts'
import { windowRejection } from '#shop/delivery/windows/window.ts'
import { zoneRejection, type Zone } from '#shop/delivery/zone.ts'
import { deliveryAt } from '#shop/delivery/zone-of-address.ts'
import { defaultSettings } from '#shop/settings/settings.ts'
import { nothing } from '#shop/money.ts'
import { people } from './people.ts'
import { windows, zonesWithWindows } from './windows.ts'
import { zones } from './zones.ts'

const drawn = zones.map((zone, at): Zone => ({ ...zone, id: String(at), version: 1 }))
const feeAt = (lat: number, lng: number) => {
  const delivery = deliveryAt(drawn, { lat, lng }, true)
  return delivery.delivers ? delivery.zone : null
}

test.each(zones)('$name can be drawn', (zone) => {
  expect(zoneRejection({ ...zone, area: tidied(zone.area) })).toBeNull()
})

test.each([
  ...people.map(({ name, address }) => ({ name, ...address })),
  { name: 'the middle of the map', ...defaultCentre },
])('$name pays the normal delivery fee for any order', ({ lat, lng }) =>
  expect(feeAt(lat, lng)).toMatchObject({ fee: defaultSettings.shippingPrice, minimum: nothing }),
)

test('Lahore is too far', () => expect(feeAt(31.55, 74.35)).toBeNull())

test.each(windows)('a window from minute $from can be offered', (window) => {
  expect(windowRejection({ ...window, zoneId: null })).toBeNull()
})

test('zones with windows are drawn', () => {
  const names = zones.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...zonesWithWindows]))
})
