import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf, slugOf } from './category.ts'

test.each([
  ['Fruits & Vegetables', 'fruits-vegetables'],
  ['  Flour  &  Rice ', 'flour-rice'],
  ["Baby's Own", 'babys-own'],
  ['Café', 'cafe'],
  ['Milk/Curd', 'milk-curd'],
  ['TEA', 'tea'],
  ['چاول', 'چاول'],
  ['100% Juice', '100-juice'],
  ['---', 'other'],
  ['', 'other'],
  ['&', 'other'],
  ['__proto__', 'proto'],
  ['../..', 'other'],
])('%s → %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('a slug is its own slug, never empty, and is one step of a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const slug = slugOf(name)
      expect(slugOf(slug)).toBe(slug)
      expect(slug).not.toMatch(/^$|^-|-$|[/\s?#%&'"<>\\]/)
    }),
  )
})

test('names and slugs lead to one path', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 3 }),
      (names) => {
        const path = pathOf(...names)
        expect(pathOf(...path.split('/'))).toBe(path)
        expect(path.split('/')).toHaveLength(names.length)
      },
    ),
  )
})
