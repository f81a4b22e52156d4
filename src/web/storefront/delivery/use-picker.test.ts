import { expect, test } from 'vitest'
import { defaultCentre } from '#shop/delivery/place.ts'
import { afterwards, start } from './use-picker.ts'

const lahore = { id: '1', name: 'Lahore, Punjab, Pakistan', lat: 31.558, lng: 74.35071 }

test('denied or not supported: the default centre, and no more waiting', () => {
  expect(afterwards(start, { type: 'located', point: null })).toMatchObject({
    locating: false,
    point: defaultCentre,
  })
})

test('a marker that was moved is not moved back when the browser answers late', () => {
  const moved = afterwards(start, { type: 'moved', point: { lat: 1.123456, lng: 2 } })
  expect(moved.point).toEqual({ lat: 1.1235, lng: 2 })
  expect(afterwards(moved, { type: 'located', point: lahore }).point).toEqual({
    lat: 1.1235,
    lng: 2,
  })
})

test('a result that is chosen moves the marker, clears the search and looks nearer', () => {
  const searched = afterwards({ ...start, text: 'lah' }, { type: 'found', results: [lahore] })
  expect(afterwards(searched, { type: 'chose', place: lahore })).toMatchObject({
    point: { lat: 31.558, lng: 74.3507 },
    view: { point: { lat: 31.558, lng: 74.3507 }, zoom: 15 },
    results: null,
    text: '',
  })
})

test('the same result again turns the map there again', () => {
  const once = afterwards(start, { type: 'chose', place: lahore })
  expect(afterwards(once, { type: 'chose', place: lahore }).view).not.toBe(once.view)
})

test('results that arrive after clearing the text are not displayed', () => {
  expect(afterwards(start, { type: 'found', results: [lahore] }).results).toBeNull()
})

test('moving the marker does not turn the map', () => {
  const moved = afterwards(start, { type: 'moved', point: { lat: 1, lng: 2 } })
  expect(moved.view).toBe(start.view)
})

test('clearing the text takes the results away', () => {
  const searched = afterwards({ ...start, text: 'lah' }, { type: 'found', results: [lahore] })
  expect(afterwards(searched, { type: 'typed', text: '  ' }).results).toBeNull()
})
