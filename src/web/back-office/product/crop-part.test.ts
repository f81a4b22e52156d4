import { expect, test } from 'vitest'
import { middle } from '../../ui/picture/crop.ts'
import { cropOf, partOf, pixelsOf } from './crop-part.ts'

const wide = { width: 2000, height: 1000 }

test.each([
  [middle, { left: 0.25, top: 0, width: 0.5, height: 1 }, 1000],
  [{ x: 0.25, y: 0.5, zoom: 1 }, { left: 0, top: 0, width: 0.5, height: 1 }, 1000],
  [{ x: 0.5, y: 0.5, zoom: 2 }, { left: 0.375, top: 0.25, width: 0.25, height: 0.5 }, 500],
  [{ x: 0.9375, y: 0.875, zoom: 4 }, { left: 0.875, top: 0.75, width: 0.125, height: 0.25 }, 250],
])('the square %j is the part %j, %i pixels wide', (crop, part, pixels) => {
  expect(partOf(wide, crop)).toEqual(part)
  expect(cropOf(wide, part)).toEqual(crop)
  expect(pixelsOf(wide, crop)).toBe(pixels)
})

test.each([
  [null, middle],
  // What is no square is shown as the square in its middle.
  [{ left: 0, top: 0, width: 1, height: 1 }, middle],
  [
    { left: 0.5, top: 0, width: 0.5, height: 0.5 },
    { x: 0.75, y: 0.25, zoom: 2 },
  ],
])('of the part %j the square %j is shown first', (part, crop) =>
  expect(cropOf(wide, part)).toEqual(crop),
)
