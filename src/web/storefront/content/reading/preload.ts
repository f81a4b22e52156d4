import { pictureSet } from '../../../ui/picture-set.ts'

/** Preloads a page's first wide picture. */
export function preloadOf(picture: string, sizes: string) {
  const { src, srcSet } = pictureSet(picture, 'wide')
  return { href: src, ...(srcSet && { srcSet, sizes }) }
}
