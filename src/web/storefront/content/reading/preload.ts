import { pictureSet } from '../../../ui/picture-set.ts'

/** For a page's head: its first wide picture, asked for before the page is read. */
export function preloadOf(picture: string, sizes: string) {
  const { src, srcSet } = pictureSet(picture, 'wide')
  return { href: src, ...(srcSet && { srcSet, sizes }) }
}
