import type { NewPicture } from '../accounts/picture.ts'
import { countTry } from '../accounts/throttle.store.ts'
import { galleryOf, pictureId, whyNotAdd, withPicture } from './gallery.ts'
import type { ProductRow } from './products.store.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { changeGallery } from './change-pictures.ts'
import { findAnyProduct } from './edit-products.store.ts'

const hour = 60 * 60_000
const picturesAnHour = 600

/** `digest` names the content that was sent, `alt` the words that stand in for the picture. */
export type SentPicture = NewPicture & { digest: string; alt: string }

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
  refuseIf(whyNotAdd(before))
  const drawn = same === undefined ? await savePicture(visit, sent) : null
  const path = drawn ?? same?.path ?? ''
  const writing = changeGallery(visit, known.id, 'product.picture-added', (gallery) => {
    const after = withPicture(gallery, { path, alt: sent.alt, digest: sent.digest })
    if (after !== gallery) refuseIf(whyNotAdd(gallery))
    return after
  })
  const product = await writing.catch(async (error: unknown) => {
    // After any other error it may have been written: then the sweep takes the file, if nothing names it.
    if (error instanceof Refusal && drawn !== null) await sent.remove(drawn)
    throw error
  })
  const kept = galleryOf(product).find(({ digest }) => digest === sent.digest)?.path ?? path
  // The same picture was uploaded at the same time.
  if (drawn !== null && kept !== drawn) await sent.remove(drawn)
  return { product, pictureId: pictureId(kept) }
}

/** Resizing a picture is expensive, so it is limited. */
async function savePicture(visit: Visit, sent: SentPicture): Promise<string> {
  const tries = await countTry(
    visit.db,
    `product picture ${requirePermission(visit, 'product.write').id}`,
    visit.now(),
    hour,
  )
  if (tries > picturesAnHour) throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
  return sent.keep()
}
