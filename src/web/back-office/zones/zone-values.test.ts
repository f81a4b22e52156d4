import { expect, test } from 'vitest'
import {
  changesOf,
  cornersIn,
  drawnOf,
  validate,
  noZone,
  pointIn,
  valuesOf,
  type ZoneValues,
} from './zone-values.ts'

const circle: ZoneValues = { ...noZone, name: 'City', centre: '33.6844, 73.0479', fee: '100' }
const triangle = '33.6000, 73.0000\n33.7000, 73.0000\n33.7000, 73.1000'
const polygon: ZoneValues = {
  ...noZone,
  name: 'City',
  kind: 'polygon',
  corners: triangle,
  fee: '0',
}

test.each([
  ['33.6844, 73.0479', { lat: 33.6844, lng: 73.0479 }],
  [' 33.6844 73.0479 ', { lat: 33.6844, lng: 73.0479 }],
  ['-33.5,-70', { lat: -33.5, lng: -70 }],
  ['', null],
  [',', null],
  ['33.6', null],
  ['91, 0', null],
  ['1, 2, 3', null],
  ['here, there', null],
])('%j is the point %j', (text, point) => expect(pointIn(text)).toEqual(point))

test.each<[Partial<ZoneValues>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'noName' }],
  [{ centre: '' }, { centre: 'noCentre' }],
  [{ radius: '0' }, { radius: 'noRadius' }],
  [{ radius: '201' }, { radius: 'noRadius' }],
  [{ radius: '2,5' }, {}],
  [{ fee: '' }, { fee: 'noAmount' }],
  [{ fee: '1.005' }, { fee: 'noAmount' }],
  [{ freeAbove: '2000.50' }, {}],
  [{ freeAbove: 'never' }, { freeAbove: 'noAmount' }],
  [{ days: '' }, { days: 'noDays' }],
  [{ from: '3', to: '2' }, { to: 'turned' }],
  [{ kind: 'polygon' }, { corners: 'fewCorners' }],
  [{ kind: 'polygon', corners: `${triangle}\nthere` }, { corners: 'noCorner' }],
  [{ kind: 'polygon', corners: `${triangle}\n\n` }, {}],
  [{ kind: 'polygon', corners: Array.from({ length: 201 }, (_, n) => `33, ${n / 100}`).join('\n') }, { corners: 'manyCorners' }], // prettier-ignore
])('%j is wrong in %j', (typed, faults) =>
  expect(validate({ ...circle, ...typed })).toEqual(faults),
)

test('an area is drawn while it is being typed', () => {
  expect(drawnOf(noZone)).toBeNull()
  expect(drawnOf(circle)).toEqual({ kind: 'circle', centre: { lat: 33.6844, lng: 73.0479 }, radius: 5 }) // prettier-ignore
  expect(drawnOf({ ...polygon, corners: '33.6, 73\nthere' })).toEqual({
    kind: 'polygon',
    corners: [{ lat: 33.6, lng: 73 }],
  })
})

test('changed fields are sent, and an area completely', () => {
  expect(changesOf(circle, [])).toEqual({})
  expect(changesOf({ ...circle, freeAbove: '' }, ['freeAbove'])).toEqual({ freeAbove: null })
  expect(changesOf({ ...circle, radius: '7' }, ['radius', 'to'])).toEqual({
    area: { kind: 'circle', centre: { lat: 33.6844, lng: 73.0479 }, radius: 7 },
    takes: { from: 1, to: 5 },
  })
  expect(changesOf(polygon, ['kind', 'corners'])).toEqual({
    area: { kind: 'polygon', corners: cornersIn(triangle) },
  })
})

test('a zone that is opened and not touched is the same', () => {
  const zone = {
    id: 'a',
    name: 'City',
    area: { kind: 'polygon' as const, corners: cornersIn(triangle) },
    fee: 99.5,
    minimum: 0,
    freeAbove: null,
    days: ['fri' as const, 'mon' as const],
    takes: { from: 1, to: 2 },
    active: true,
    precedence: 100,
    version: 1,
  }
  expect(valuesOf(zone)).toMatchObject({
    corners: triangle,
    days: 'mon fri',
    fee: '99.5',
    freeAbove: '',
  })
  expect(validate(valuesOf(zone))).toEqual({})
})
