import type { PlainRefusal } from '../../refusals.ts'

/** A picture of a product as it is shown: a media path, and the words that stand in for it ('': none yet). */
export type ProductPicture = {
  id: string
  path: string
  alt: string
  /** The part of its original that is shown; left out: all of it. */
  crop?: PictureCrop
}

/** A part of a picture, in parts (0 to 1) of its width and height. */
export type PictureCrop = { left: number; top: number; width: number; height: number }

/** The same as it is stored. */
export type StoredPicture = {
  path: string
  alt: string
  /** Of the content that was sent, to recognise it when it is sent again; null: it came with the product. */
  digest: string | null
  /** Removed by staff; an order that was placed with it still shows it. */
  withdrawn: boolean
  /** What it is cropped from, below the data folder; missing: only what shoppers see is kept. */
  original?: string
  /** Missing: all of the original is shown. */
  crop?: PictureCrop
}

export type Gallery = readonly StoredPicture[]

export const maxPictures = 12
/** Of a crop, in parts of the original's. */
export const minSide = 0.01

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
export const visiblePictures = (gallery: Gallery): ProductPicture[] =>
  gallery
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ path, alt, crop }) => ({ id: pictureId(path), path, alt, ...(crop && { crop }) }))

/** The name of the file, without folder and ending; a crop (`a.1b2c3d4e.webp`) keeps that of its picture. */
export const pictureId = (path: string) =>
  path.replace(/^.*\//, '').replace(/(\.[\da-f]{8})?\.webp$/, '')

/** The files of a picture. */
export const filesOf = ({ path, original }: Pick<StoredPicture, 'path' | 'original'>): string[] =>
  original === undefined ? [path] : [path, original]

export const addPictureRejection = (gallery: Gallery): PlainRefusal | null =>
  visiblePictures(gallery).length >= maxPictures ? 'too_many_pictures' : null

/** With one more at the end. The same content a second time changes nothing; one that was withdrawn comes back. */
export function withPicture(gallery: Gallery, picture: Omit<StoredPicture, 'withdrawn'>): Gallery {
  const known = gallery.find(({ digest }) => digest === picture.digest)
  if (known !== undefined && !known.withdrawn) return gallery
  return [
    ...gallery.filter((one) => one !== known),
    { ...picture, ...known, alt: picture.alt, withdrawn: false },
  ]
}

/** With another alternative text, and at another place: 1 is the first. What is left out stays. */
export function withChange(
  gallery: Gallery,
  id: string,
  { alt, position }: { alt?: string | undefined; position?: number | undefined },
): Gallery {
  const visible = gallery.filter(({ withdrawn }) => !withdrawn)
  const at = visible.findIndex(({ path }) => pictureId(path) === id)
  const found = visible[at]
  if (found === undefined) return gallery
  const others = visible.toSpliced(at, 1)
  const place = position === undefined ? at : position - 1
  return [
    ...others.toSpliced(place, 0, { ...found, alt: alt ?? found.alt }),
    ...gallery.filter(({ withdrawn }) => withdrawn),
  ]
}

/** Without one of them; `isOrdered`: an order shows it, so its file has to stay. */
export const withoutPicture = (gallery: Gallery, id: string, isOrdered: boolean): Gallery =>
  isOrdered
    ? gallery.map((one) => (isVisible(one, id) ? { ...one, withdrawn: true } : one))
    : gallery.filter((one) => !isVisible(one, id))

/** With another part of one shown; `isOrdered`: an order shows it as it was, so that file has to stay. */
export function withCrop(
  gallery: Gallery,
  id: string,
  drawn: { path: string; original: string; crop: PictureCrop | null },
  isOrdered: boolean,
): Gallery {
  const { path, original, crop } = drawn
  return gallery.flatMap((one) => {
    if (!isVisible(one, id)) return [one]
    const { alt, digest } = one
    const cropped = { path, alt, digest, withdrawn: false, original, ...(crop && { crop }) }
    const ordered = { path: one.path, alt, digest: null, withdrawn: true }
    return isOrdered ? [cropped, ordered] : [cropped]
  })
}

/** The picture of that id that shoppers see. */
export const visiblePicture = (gallery: Gallery, id: string): StoredPicture | undefined =>
  gallery.find((one) => isVisible(one, id))

const isVisible = ({ path, withdrawn }: StoredPicture, id: string) =>
  !withdrawn && pictureId(path) === id

/** Whether both show the same part; missing or null: all of it. */
export const isSameCrop = (one: PictureCrop | null = null, other: PictureCrop | null = null) =>
  (['left', 'top', 'width', 'height'] as const).every((side) => one?.[side] === other?.[side])
