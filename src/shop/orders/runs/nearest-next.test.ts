import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestNext } from './nearest-next.ts'

const shop = { lat: 33.6, lng: 73 }
const at = (name: string, lat: number, lng: number) => ({ name, place: { lat, lng } })
const names = (stops: readonly { name: string }[]) => stops.map(({ name }) => name).join(' ')

test('each stop is the nearest to the one before', () => {
  const stops = [at('far', 33.7, 73), at('near', 33.61, 73), at('beyond', 33.75, 73)]
  expect(names(nearestNext(stops, shop))).toBe('near far beyond')
  expect(names(nearestNext(stops, { lat: 33.8, lng: 73 }))).toBe('beyond far near')
})

test('a degree of longitude is shorter than one of latitude', () => {
  const north = { lat: 60, lng: 0 }
  expect(names(nearestNext([at('north', 60.1, 0), at('east', 60, 0.15)], north))).toBe('east north')
})

test('orders without a pin come last, as they were', () => {
  const none = (name: string) => ({ name, place: null })
  const stops = [none('b'), at('far', 34, 73), none('a'), at('near', 33.6, 73.01)]
  expect(names(nearestNext(stops, shop))).toBe('near far b a')
})

test('no stop is lost or doubled', () => {
  const place = fc.option(fc.record({ lat: fc.integer({ min: 24, max: 36 }), lng: fc.integer({ min: 61, max: 77 }) })) // prettier-ignore
  fc.assert(
    fc.property(fc.array(place), (places) => {
      const stops = places.map((one, id) => ({ id, place: one }))
      const ids = nearestNext(stops, shop).map(({ id }) => id)
      expect(ids.toSorted((a, b) => a - b)).toEqual(stops.map(({ id }) => id))
    }),
  )
})
