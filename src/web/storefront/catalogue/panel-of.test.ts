import { expect, test } from 'vitest'
import { panelClass } from './panel-of.ts'

test.each([
  ['fruit-vegetables', 'parrot'],
  ['flour-rice-pulses', 'sun'],
  ['meat-poultry', 'fish'],
  ['personal-care', 'rose'],
  ['spices-masala', 'diamonds'],
  ['tea-coffee-drinks', 'peacock'],
  // nothing is known of these
  ['bicycles', 'parrot'],
  ['price-books', 'diamonds'],
  ['', 'parrot'],
])('%s has the panel with %s', (path, motif) => {
  expect(panelClass(path)).toBe(`painted painted-${motif}`)
})
