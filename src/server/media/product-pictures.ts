import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DrawnPicture } from '#shop/catalogue/pictures/add-picture.ts'
import {
  type PictureCrop,
  pictureId,
  type StoredPicture,
} from '#shop/catalogue/pictures/gallery.ts'
import { Refusal } from '#shop/refusals.ts'
import { drawn } from './draw-picture.ts'
import { filesOfSizes, removeFiles, write } from './picture-files.ts'

const widths = [640, 320, 160]
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** Maximum side of a saved original, in pixels. */
const originalSide = 2048

type PictureFiles = Pick<StoredPicture, 'path' | 'original'>

/** Pictures of products in the public media folder, squares with nothing cut off; their originals in a private one. */
export type ProductPictureStore = {
  save: (content: Buffer, crop: PictureCrop | null) => Promise<DrawnPicture>
  /** Renders a crop; a picture without an original uses its largest size. */
  crop: (picture: PictureFiles, crop: PictureCrop | null) => Promise<DrawnPicture>
  /** The original of a picture. */
  read: (picture: PictureFiles) => Promise<Buffer>
  /** Pictures that came with a product, and not by upload, stay where they are. */
  remove: (path: string) => Promise<void>
}

export function openProductPictures(folders: {
  media: string
  originals: string
}): ProductPictureStore {
  const { media, originals } = folders
  const fileOf = (original: string) => join(originals, basename(original))

  const sizesOf = async (content: Buffer, name: string, part: PictureCrop | null) => {
    const sizes = widths.map((width) =>
      drawn(content, { width, height: width, fit: 'contain', background: clear }, { part }),
    )
    return filesOfSizes(join(media, 'products', name), widths, await Promise.all(sizes))
  }
  const save = async (content: Buffer, part: PictureCrop | null) => {
    const [name, original] = [randomUUID(), `originals/${randomUUID()}.webp`]
    const whole = await drawn(
      content,
      { width: originalSide, height: originalSide, fit: 'inside', withoutEnlargement: true },
      { quality: 86 },
    )
    const files = await sizesOf(part === null ? content : whole, name, part)
    await write([...files, { path: fileOf(original), picture: whole }])
    return { path: `products/${name}.webp`, original }
  }
  const read = ({ path, original }: PictureFiles) =>
    readFile(original === undefined ? join(media, path) : fileOf(original)).catch(() => {
      throw new Refusal('picture_not_found')
    })
  const crop = async (picture: PictureFiles, part: PictureCrop | null) => {
    const content = await read(picture)
    const original = picture.original ?? `originals/${randomUUID()}.webp`
    const name = `${pictureId(picture.path)}.${randomBytes(4).toString('hex')}`
    const files = await sizesOf(content, name, part)
    const isNew = picture.original === undefined
    await write([...files, ...(isNew ? [{ path: fileOf(original), picture: content }] : [])])
    return { path: `products/${name}.webp`, original }
  }
  const remove = async (path: string) => {
    if (path.startsWith('products/')) await removeFiles(media, path, widths)
    if (path.startsWith('originals/')) await removeFiles(originals, basename(path), [])
  }
  return { save, crop, read, remove }
}
