import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Area, covers, tidied, areaRejection } from './area.ts'
import { distance, type Point, rounded } from './place.ts'

const polygon = (...points: [lat: number, lng: number][]): Area => ({
  kind: 'polygon',
  corners: points.map(([lat, lng]) => ({ lat, lng })),
})
const at = (lat: number, lng: number): Point => ({ lat, lng })

const square = polygon([33, 73], [33, 74], [34, 74], [34, 73])
// Open to the north, with a concave corner in the west.
const horseshoe = polygon(
  [33, 73],
  [33, 74],
  [34, 74],
  [34, 73.6],
  [33.4, 73.5],
  [34, 73.4],
  [34, 73],
)

test.each<[string, Area, Point, boolean]>([
  ['the middle', square, at(33.5, 73.5), true],
  ['a corner', square, at(33, 73), true],
  ['an edge', square, at(33.5, 74), true],
  ['a hair beside an edge', square, at(33.5, 74.0001), false],
  ['at the height of a corner, outside', square, at(33, 74.5), false],
  ['at the height of a corner, to the west', square, at(34, 72.9), false],
  ['in the left arm', horseshoe, at(33.9, 73.2), true],
  ['in the right arm', horseshoe, at(33.9, 73.8), true],
  ['between the arms', horseshoe, at(33.9, 73.5), false],
  ['at the foot of the valley', horseshoe, at(33.4, 73.5), true],
  ['level with its foot, inside', horseshoe, at(33.4, 73.2), true],
])('%s', (_, area, point, inside) => expect(covers(area, point)).toBe(inside))

test.each([
  [5, at(33.6844, 73.0479), true],
  [5, at(33.72, 73.06), true], // 4.1 km
  [5, at(33.74, 73.05), false], // 6.2 km
  [0.1, at(33.6844, 73.0479), true],
])('within %f km of the shop: %j is %s', (radius, point, inside) =>
  expect(covers({ kind: 'circle', centre: at(33.6844, 73.0479), radius }, point)).toBe(inside),
)

test.each<[string, Area, string | null]>([
  ['a square', square, null],
  ['a horseshoe', horseshoe, null],
  ['the same the other way round', polygon([34, 73], [34, 74], [33, 74], [33, 73]), null],
  ['closed by its first corner', polygon([33, 73], [33, 74], [34, 74], [33, 73]), null],
  ['a corner in the middle of an edge', polygon([33, 73], [33, 73.5], [33, 74], [34, 74]), null],
  ['two corners', polygon([33, 73], [33, 74], [33, 74]), 'zone_corners'],
  ['one corner three times', polygon([33, 73], [33, 73], [33.00001, 73]), 'zone_corners'],
  ['a line', polygon([33, 73], [33.5, 73.5], [34, 74]), 'zone_crosses'],
  ['a bow tie', polygon([33, 73], [34, 74], [34, 73], [33, 74]), 'zone_crosses'],
  ['a spike', polygon([33, 73], [33, 74], [33, 73.5], [34, 73.5]), 'zone_crosses'],
  [
    'a corner touching an edge',
    polygon([33, 73], [33, 74], [34, 74], [33, 73.5], [34, 73]),
    'zone_crosses',
  ],
  ['half a continent', polygon([20, 60], [20, 70], [30, 70]), 'zone_too_wide'],
  ['a circle', { kind: 'circle', centre: at(33, 73), radius: 3 }, null],
])('%s', (_, area, refusal) => expect(areaRejection(tidied(area))).toBe(refusal))

const degrees = (from: number, to: number) =>
  fc.integer({ min: from * 10_000, max: to * 10_000 }).map((value) => value / 10_000)
const point = fc.record({ lat: degrees(33, 34), lng: degrees(72.5, 73.5) })

/** Corners at rising angles around a centre: concave, never crossing. */
const star = fc
  .tuple(
    point,
    fc.array(fc.double({ min: 0.02, max: 0.3, noNaN: true }), { minLength: 5, maxLength: 30 }),
  )
  .map(([middle, radii]) => ({
    middle,
    corners: radii.map((radius, turn) => {
      const angle = (2 * Math.PI * turn) / radii.length
      return rounded({
        lat: middle.lat + radius * Math.sin(angle),
        lng: middle.lng + radius * Math.cos(angle),
      })
    }),
  }))
const areaOf = (corners: readonly Point[]): Area => ({ kind: 'polygon', corners })

describe('any polygon', () => {
  test('a star is an area, its middle and corners are in it, far away is not', () => {
    fc.assert(
      fc.property(star, ({ middle, corners }) => {
        expect(areaRejection(tidied(areaOf(corners)))).toBeNull()
        expect(covers(areaOf(corners), middle)).toBe(true)
        for (const corner of corners) expect(covers(areaOf(corners), corner)).toBe(true)
        expect(covers(areaOf(corners), at(middle.lat + 0.31, middle.lng))).toBe(false)
      }),
    )
  })

  test('it does not matter where one begins, nor which way round', () => {
    fc.assert(
      fc.property(star, point, fc.nat(29), ({ corners }, somewhere, start) => {
        const from = start % corners.length
        const turned = [...corners.slice(from), ...corners.slice(0, from)]
        const inside = covers(areaOf(corners), somewhere)
        expect(covers(areaOf(turned), somewhere)).toBe(inside)
        expect(covers(areaOf(turned.toReversed()), somewhere)).toBe(inside)
      }),
    )
  })

  test('a point between two others of a triangle is in it', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const area = tidied(areaOf([a, b, c]))
        fc.pre(areaRejection(area) === null)
        const middle = { lat: (a.lat + b.lat + c.lat) / 3, lng: (a.lng + b.lng + c.lng) / 3 }
        // Rounded to four decimals, a sliver's centre may lie outside it.
        fc.pre(
          Math.abs((b.lat - a.lat) * (c.lng - a.lng) - (b.lng - a.lng) * (c.lat - a.lat)) > 0.001,
        )
        expect(covers(area, middle)).toBe(true)
      }),
    )
  })

  test('a circle contains exactly the points within its radius', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 200 }), (centre, other, radius) => {
        const circle: Area = { kind: 'circle', centre, radius }
        expect(covers(circle, other)).toBe(distance(centre, other) <= radius)
        expect(covers(circle, centre)).toBe(true)
      }),
    )
  })
})
