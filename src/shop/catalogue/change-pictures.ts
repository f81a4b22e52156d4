import { bumpCatalogue } from './catalogue.store.ts'
import {
  type Gallery,
  galleryOf,
  pictureId,
  shownOf,
  type StoredPicture,
  withChange,
  withoutPicture,
} from './gallery.ts'
import type { ProductRow } from './products.store.ts'
import { Refusal } from '../refusals.ts'
import { requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { record } from '../events/events.store.ts'
import { isOnOrder, writeGallery } from './pictures.store.ts'
import { findAnyProduct, lockProduct } from './edit-products.store.ts'

export type PictureChange = { alt?: string | undefined; position?: number | undefined }

/** Gives a picture another alternative text, or another place (1: the first). Refuses one that is not there. */
export const changePicture = (
  visit: Visit,
  idOrNumber: string,
  id: string,
  change: PictureChange,
): Promise<ProductRow> =>
  changeGallery(visit, idOrNumber, 'product.picture-changed', (gallery) => {
    pathOf(gallery, id)
    return withChange(gallery, id, change)
  })

/**
 * Takes a picture away, its file (`remove`) after that. One that an order still shows keeps its file.
 * Refuses a picture that is not there, so a repeat changes nothing.
 */
export async function removePicture(
  visit: Visit,
  idOrNumber: string,
  id: string,
  remove: (path: string) => Promise<void>,
): Promise<ProductRow> {
  let path = ''
  const row = await changeGallery(
    visit,
    idOrNumber,
    'product.picture-removed',
    async (gallery, isOrdered) => {
      path = pathOf(gallery, id)
      return withoutPicture(gallery, id, await isOrdered(path))
    },
  )
  if (!galleryOf(row).some((one) => one.path === path)) await remove(path)
  return row
}

type Change = (
  gallery: StoredPicture[],
  isOrdered: (path: string) => Promise<boolean>,
) => Gallery | Promise<Gallery>

/** Changes a product's pictures in one transaction; two who do so at once do not lose each other's. */
export async function changeGallery(
  visit: Visit,
  idOrNumber: string,
  kind: 'product.picture-added' | 'product.picture-changed' | 'product.picture-removed',
  change: Change,
): Promise<ProductRow> {
  const { id: by } = requirePermission(visit, 'product.write')
  return visit.db.transaction(async (tx) => {
    const row = await lockProduct(tx, idOrNumber)
    if (row === undefined) throw new Refusal('product_not_found')
    const before = galleryOf(row)
    const after = await change(before, (path) => isOnOrder(tx, row.id, path))
    if (after === before) return row
    const at = visit.now()
    await writeGallery(tx, row.id, after, at)
    const data = { name: row.name, pictures: shownOf(after).map(({ id }) => id) }
    await record(tx, { kind, at, actor: by, subject: row.id, data })
    await bumpCatalogue(tx)
    return (await findAnyProduct(tx, row.id)) ?? row
  })
}

function pathOf(gallery: Gallery, id: string): string {
  const found = gallery.find(({ path, withdrawn }) => !withdrawn && pictureId(path) === id)
  if (found === undefined) throw new Refusal('picture_not_found')
  return found.path
}
