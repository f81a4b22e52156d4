import { expect, test } from 'vitest'
import { pictureSet } from './picture-set.ts'

test.each([
  [
    'rice.webp',
    'square',
    '/media/rice@160.webp 160w, /media/rice@320.webp 320w, /media/rice.webp 640w',
  ],
  [
    'wide/eid.webp',
    'wide',
    '/media/wide/eid@480.webp 480w, /media/wide/eid@960.webp 960w, /media/wide/eid.webp 1600w',
  ],
  ['old.jpg', 'square', undefined],
] as const)('%s, %s', (picture, shape, srcSet) => {
  expect(pictureSet(picture, shape)).toEqual({
    src: `/media/${picture}`,
    ...(srcSet && { srcSet }),
  })
})
