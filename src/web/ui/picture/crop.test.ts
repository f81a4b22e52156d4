import fc from 'fast-check'
import { expect, test } from 'vitest'
import { held, middle, maxZoom, pushed, squareOf, zoomed } from './crop.ts'

const wide = { width: 400, height: 200 }

test.each([
  ['at first, the middle', middle, { x: 100, y: 0, side: 200 }],
  [
    'pushed to the right, more of its start',
    pushed(wide, middle, 0.25, 0),
    { x: 50, y: 0, side: 200 },
  ],
  ['pushed too far, its edge', pushed(wide, middle, 9, 9), { x: 0, y: 0, side: 200 }],
  ['twice as large', zoomed(wide, middle, 2), { x: 150, y: 50, side: 100 }],
  [
    'twice as large, pushed up',
    pushed(wide, zoomed(wide, middle, 2), 0, -0.5),
    { x: 150, y: 100, side: 100 },
  ],
  ['larger than there is', zoomed(wide, middle, 99), { x: 175, y: 75, side: 50 }],
])('%s', (_, crop, square) => expect(squareOf(wide, crop)).toEqual(square))

test('any action keeps the square within the picture', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  })
  const step = fc.record({
    right: fc.double({ min: -3, max: 3, noNaN: true }),
    down: fc.double({ min: -3, max: 3, noNaN: true }),
    zoom: fc.double({ min: 0, max: 9, noNaN: true }),
  })
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 9 }), (picture, steps) => {
      let crop = held(picture, middle)
      for (const { right, down, zoom } of steps)
        crop = zoomed(picture, pushed(picture, crop, right, down), zoom)
      const { x, y, side } = squareOf(picture, crop)
      const slack = 1e-6 * Math.max(picture.width, picture.height)
      expect(x).toBeGreaterThanOrEqual(-slack)
      expect(y).toBeGreaterThanOrEqual(-slack)
      expect(x + side).toBeLessThanOrEqual(picture.width + slack)
      expect(y + side).toBeLessThanOrEqual(picture.height + slack)
      expect(side).toBeGreaterThanOrEqual(Math.min(picture.width, picture.height) / maxZoom - slack)
    }),
  )
})
