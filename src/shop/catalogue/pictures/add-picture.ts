import { countTry } from '../../accounts/signing-in/throttle.store.ts'
import {
  filesOf,
  galleryOf,
  type PictureCrop,
  pictureId,
  addPictureRejection,
  withPicture,
} from './gallery.ts'
import type { ProductRow } from '../products.store.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import { requirePermission } from '../../permissions.ts'
import type { Visit } from '../../visit.ts'
import { changeGallery, removeUnnamed } from './change-pictures.ts'
import { findAnyProduct } from '../edit-products.store.ts'

const hour = 60 * 60_000
const picturesAnHour = 600

/** The files of a picture that was drawn: what shoppers see (`path`), and what it was drawn from. */
export type DrawnPicture = { path: string; original: string }

export type SentPicture = {
  /** Names what was sent, to recognise it when it is sent again. */
  digest: string
  /** The words that stand in for the picture. */
  alt: string
  /** The part of it that is shown; null: all of it. */
  crop: PictureCrop | null
  /** Stores it, whole and cropped; refuses what is no picture. */
  keep: () => Promise<DrawnPicture>
  /** Takes one of its files away. */
  remove: (path: string) => Promise<void>
}

/**
 * Adds a picture at the end of a product's. The same content a second time answers with the picture
 * that is there. Refuses a thirteenth, and more than 600 an hour from one account.
 */
export async function addPicture(
  visit: Visit,
  idOrNumber: string,
  sent: SentPicture,
): Promise<{ product: ProductRow; pictureId: string }> {
  const known = await findAnyProduct(visit.db, idOrNumber)
  if (known === undefined) throw new Refusal('product_not_found')
  const before = galleryOf(known)
  const same = before.find(({ digest }) => digest === sent.digest)
  if (same !== undefined && !same.withdrawn)
    return { product: known, pictureId: pictureId(same.path) }
  refuseIf(addPictureRejection(before))
  const drawn = same === undefined ? await savePicture(visit, sent) : null
  const files = drawn === null ? [] : filesOf(drawn)
  const { digest, alt, crop } = sent
  const picture = { path: '', digest, alt, ...(crop && { crop }), ...same, ...drawn }
  const writing = changeGallery(visit, known.id, { kind: 'product.picture-added' }, (gallery) => {
    const after = withPicture(gallery, picture)
    if (after !== gallery) refuseIf(addPictureRejection(gallery))
    return after
  })
  const product = await writing.catch(async (error: unknown) => {
    // After any other error it may have been written: then the sweep takes the files, if nothing names them.
    if (error instanceof Refusal) await Promise.all(files.map(sent.remove))
    throw error
  })
  // The same picture may have been uploaded at the same time.
  await removeUnnamed(product, files, sent.remove)
  const path = galleryOf(product).find((one) => one.digest === digest)?.path ?? picture.path
  return { product, pictureId: pictureId(path) }
}

async function savePicture(visit: Visit, sent: SentPicture): Promise<DrawnPicture> {
  await countDrawing(visit)
  return sent.keep()
}

/** Drawing a picture is expensive, so it is limited. */
export async function countDrawing(visit: Visit): Promise<void> {
  const { id } = requirePermission(visit, 'product.write')
  const tries = await countTry(visit.db, `product picture ${id}`, visit.now(), hour)
  if (tries > picturesAnHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
}
