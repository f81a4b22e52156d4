import type { PlainRefusal } from '../refusals.ts'

/** A picture of a product as it is shown: a media path, and the words that stand in for it ('': none yet). */
export type ProductPicture = { id: string; path: string; alt: string }

/** The same as it is stored. */
export type StoredPicture = {
  path: string
  alt: string
  /** Of the content that was sent, to recognise it when it is sent again; null: it came with the product. */
  digest: string | null
  /** Removed by staff; an order that was placed with it still shows it. */
  withdrawn: boolean
}

export type Gallery = readonly StoredPicture[]

export const mostPictures = 12

/** A product's pictures, those that are withdrawn too. */
export function galleryOf(row: {
  picture: string | null
  pictures: string
  gallery: string | null
}): StoredPicture[] {
  if (row.gallery !== null) return JSON.parse(row.gallery) as StoredPicture[]
  const paths = [row.picture, ...(JSON.parse(row.pictures) as string[])]
  return [...new Set(paths)]
    .filter((path) => path !== null)
    .map((path) => ({ path, alt: '', digest: null, withdrawn: false }))
}

/** What shoppers see of it, the first one on cards. */
export const shownOf = (gallery: Gallery): ProductPicture[] =>
  gallery
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ path, alt }) => ({ id: pictureId(path), path, alt }))

/** The name of the file, without folder and ending. */
export const pictureId = (path: string) => path.replace(/^.*\//, '').replace(/\.webp$/, '')

export const whyNotAdd = (gallery: Gallery): PlainRefusal | null =>
  shownOf(gallery).length >= mostPictures ? 'too_many_pictures' : null

/** With one more at the end. The same content a second time changes nothing; one that was withdrawn comes back. */
export function withPicture(gallery: Gallery, picture: Omit<StoredPicture, 'withdrawn'>): Gallery {
  const known = gallery.find(({ digest }) => digest === picture.digest)
  if (known !== undefined && !known.withdrawn) return gallery
  const { path } = known ?? picture
  return [...gallery.filter((one) => one !== known), { ...picture, path, withdrawn: false }]
}

/** With another alternative text, and at another place: 1 is the first. What is left out stays. */
export function withChange(
  gallery: Gallery,
  id: string,
  { alt, position }: { alt?: string | undefined; position?: number | undefined },
): Gallery {
  const shown = gallery.filter(({ withdrawn }) => !withdrawn)
  const at = shown.findIndex(({ path }) => pictureId(path) === id)
  const found = shown[at]
  if (found === undefined) return gallery
  const others = shown.toSpliced(at, 1)
  const place = position === undefined ? at : position - 1
  return [
    ...others.toSpliced(place, 0, { ...found, alt: alt ?? found.alt }),
    ...gallery.filter(({ withdrawn }) => withdrawn),
  ]
}

/** Without one of them; `isOrdered`: an order shows it, so its file has to stay. */
export const withoutPicture = (gallery: Gallery, id: string, isOrdered: boolean): Gallery =>
  isOrdered
    ? gallery.map((one) => (pictureId(one.path) === id ? { ...one, withdrawn: true } : one))
    : gallery.filter(({ path }) => pictureId(path) !== id)
