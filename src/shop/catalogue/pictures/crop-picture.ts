import type { Visit } from '../../visit.ts'
import { Refusal } from '../../refusals.ts'
import { requirePermission } from '../../permissions.ts'
import { countDrawing, type DrawnPicture } from './add-picture.ts'
import { changeGallery, pictureOf, removeUnnamed } from './change-pictures.ts'
import { findAnyProduct } from '../edit-products.store.ts'
import {
  filesOf,
  galleryOf,
  isSameCrop,
  type PictureCrop,
  type StoredPicture,
  withCrop,
} from './gallery.ts'
import type { ProductRow } from '../products.store.ts'

export type DrawCrop = {
  /** Draws a part of a picture's original; one that has none yet gets the largest that is kept of it. */
  draw: (picture: StoredPicture, crop: PictureCrop | null) => Promise<DrawnPicture>
  /** Takes one of its files away. */
  remove: (path: string) => Promise<void>
}

/**
 * Shows another part of a picture (null: all of it), drawn from its original, so that nothing is lost by it. Its id and
 * place stay; an order that shows it goes on showing it as it was. Doing it twice changes nothing. Refuses a picture
 * that is not there, and more than 600 an hour from one account.
 */
export async function cropPicture(
  visit: Visit,
  idOrNumber: string,
  id: string,
  crop: PictureCrop | null,
  { draw, remove }: DrawCrop,
): Promise<ProductRow> {
  requirePermission(visit, 'product.write')
  const known = await findAnyProduct(visit.db, idOrNumber)
  if (known === undefined) throw new Refusal('product_not_found')
  const before = pictureOf(galleryOf(known), id)
  if (isSameCrop(before.crop, crop)) return known
  await countDrawing(visit)
  const drawn = await draw(before, crop)
  const files = [...filesOf(before), ...filesOf(drawn)]
  const kind = 'product.picture-cropped' as const
  const writing = changeGallery(visit, known.id, { kind, id }, async (gallery, isOrdered) => {
    const picture = pictureOf(gallery, id)
    files.push(...filesOf(picture))
    const original = picture.original ?? drawn.original
    return withCrop(gallery, id, { ...drawn, original, crop }, await isOrdered(picture.path))
  })
  const product = await writing.catch(async (error: unknown) => {
    // After any other error it may have been written: then the sweep takes the files, if nothing names them.
    if (error instanceof Refusal)
      await Promise.all(
        filesOf(drawn)
          .filter((file) => file !== before.original)
          .map(remove),
      )
    throw error
  })
  await removeUnnamed(product, files, remove)
  return product
}
