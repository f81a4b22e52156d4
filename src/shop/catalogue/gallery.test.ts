import { describe, expect, test } from 'vitest'
import {
  galleryOf,
  shownOf,
  type StoredPicture,
  whyNotAdd,
  withChange,
  withoutPicture,
  withPicture,
} from './gallery.ts'

const stored = (name: string, more: Partial<StoredPicture> = {}): StoredPicture => ({
  path: `products/${name}.webp`,
  alt: '',
  digest: name,
  withdrawn: false,
  ...more,
})
const namesOf = (gallery: readonly StoredPicture[]) => shownOf(gallery).map(({ id }) => id)
const abc = ['a', 'b', 'c'].map((name) => stored(name))

test.each([
  [null, '[]', null, []],
  ['goods/rice.webp', '[]', null, ['rice']],
  ['goods/rice.webp', '["goods/rice.webp","goods/back.webp"]', null, ['rice', 'back']],
  [null, '["goods/back.webp"]', null, ['back']],
  ['old.webp', '[]', JSON.stringify(abc), ['a', 'b', 'c']],
])('picture %s, pictures %s, gallery %s', (picture, pictures, gallery, names) => {
  expect(namesOf(galleryOf({ picture, pictures, gallery }))).toEqual(names)
})

test.each([
  ['c', 1, ['c', 'a', 'b']],
  ['a', 2, ['b', 'a', 'c']],
  ['a', 12, ['b', 'c', 'a']],
  ['b', 2, ['a', 'b', 'c']],
  ['b', undefined, ['a', 'b', 'c']],
  ['none', 1, ['a', 'b', 'c']],
])('%s to the place %s', (id, position, names) => {
  expect(namesOf(withChange(abc, id, { position }))).toEqual(names)
})

test('a text is changed by itself', () => {
  expect(shownOf(withChange(abc, 'b', { alt: 'The back' })).map(({ alt }) => alt)).toEqual([
    '',
    'The back',
    '',
  ])
})

describe('the same content', () => {
  const again = { path: 'products/x.webp', alt: 'Again', digest: 'b' }
  test('sent twice is there once', () => expect(withPicture(abc, again)).toBe(abc))
  test('sent after it was withdrawn comes back with its file', () => {
    const gallery = withPicture(withoutPicture(abc, 'b', true), again)
    expect(namesOf(gallery)).toEqual(['a', 'c', 'b'])
    expect(gallery).toHaveLength(3)
  })
})

test.each([
  [false, 2],
  [true, 3],
])('removed while an order shows it (%s): %i stay stored', (isOrdered, stays) => {
  const gallery = withoutPicture(abc, 'a', isOrdered)
  expect([namesOf(gallery), gallery.length]).toEqual([['b', 'c'], stays])
})

test('twelve are shown at most; those that are withdrawn do not count', () => {
  const many = Array.from({ length: 12 }, (_, at) => stored(`p${at}`))
  expect(whyNotAdd(many)).toBe('too_many_pictures')
  expect(whyNotAdd(withoutPicture(many, 'p3', true))).toBeNull()
})
