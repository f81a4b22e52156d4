import { describe, expect, test } from 'vitest'
import {
  galleryOf,
  isSameCrop,
  visiblePictures,
  visiblePicture,
  type StoredPicture,
  addPictureRejection,
  withChange,
  withCrop,
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
const namesOf = (gallery: readonly StoredPicture[]) => visiblePictures(gallery).map(({ id }) => id)
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

test('an alternative text changes alone', () => {
  expect(visiblePictures(withChange(abc, 'b', { alt: 'The back' })).map(({ alt }) => alt)).toEqual([
    '',
    'The back',
    '',
  ])
})

describe('the same content', () => {
  const again = { path: 'products/x.webp', alt: 'Again', digest: 'b' }
  test('sent twice is there once', () => expect(withPicture(abc, again)).toBe(abc))
  test('uploading a removed picture again restores its file', () => {
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

const half = { left: 0, top: 0, width: 0.5, height: 1 }
const drawn = { path: 'products/b.0a1b2c3d.webp', original: 'originals/o.webp', crop: half }

test.each([
  [false, 3],
  [true, 4],
])(
  'cropped while an order shows it (%s): same id and place, %i stay stored',
  (isOrdered, stays) => {
    const gallery = withCrop(abc, 'b', drawn, isOrdered)
    expect([namesOf(gallery), gallery.length]).toEqual([['a', 'b', 'c'], stays])
    expect(visiblePicture(gallery, 'b')).toMatchObject({ ...drawn, digest: 'b' })
    const whole = withCrop(gallery, 'b', { ...drawn, crop: null }, false)
    expect([visiblePicture(whole, 'b')?.crop, whole.length]).toEqual([undefined, stays])
    expect(withoutPicture(gallery, 'b', false)).toHaveLength(stays - 1)
  },
)

test('a removed crop that an order displays can be restored', () => {
  const gallery = withoutPicture(withCrop(abc, 'b', drawn, true), 'b', true)
  const again = withPicture(gallery, { path: 'products/x.webp', alt: 'Again', digest: 'b' })
  expect(visiblePicture(again, 'b')).toMatchObject({ ...drawn, alt: 'Again' })
  expect(again).toHaveLength(4)
})

test.each([
  [undefined, null, true],
  [half, { ...half }, true],
  [half, null, false],
  [half, { ...half, left: 0.1 }, false],
])('%j and %j: the same part: %s', (one, other, is) => expect(isSameCrop(one, other)).toBe(is))

test('twelve are shown at most; those that are withdrawn do not count', () => {
  const many = Array.from({ length: 12 }, (_, at) => stored(`p${at}`))
  expect(addPictureRejection(many)).toBe('too_many_pictures')
  expect(addPictureRejection(withoutPicture(many, 'p3', true))).toBeNull()
})
