import {
  filesOf,
  type Gallery,
  galleryOf,
  type PictureCrop,
  visiblePictures,
  visiblePicture,
  type StoredPicture,
  withChange,
  withoutPicture,
} from './gallery.ts'
import type { ProductRow } from '../products.store.ts'
import { Refusal } from '../../refusals.ts'
import { requirePermission } from '../../permissions.ts'
import type { Visit } from '../../visit.ts'
import { changesBetween } from '../../events/changes.ts'
import { record } from '../../events/events.store.ts'
import { isOnOrder, writeGallery } from './pictures.store.ts'
import { findAnyProduct, lockProduct } from '../edit-products.store.ts'

export type PictureChange = { alt?: string | undefined; position?: number | undefined }

/** Gives a picture another alternative text, or another place (1: the first). Refuses one that is not there. */
export const changePicture = (
  visit: Visit,
  idOrNumber: string,
  id: string,
  change: PictureChange,
): Promise<ProductRow> =>
  changeGallery(visit, idOrNumber, { kind: 'product.picture-changed', id }, (gallery) => {
    pictureOf(gallery, id)
    return withChange(gallery, id, change)
  })

/**
 * Takes a picture away, its files (`remove`) after that. One that an order still shows keeps them.
 * Refuses a picture that is not there, so a repeat changes nothing.
 */
export async function removePicture(
  visit: Visit,
  idOrNumber: string,
  id: string,
  remove: (path: string) => Promise<void>,
): Promise<ProductRow> {
  let files: string[] = []
  const row = await changeGallery(
    visit,
    idOrNumber,
    { kind: 'product.picture-removed' },
    async (gallery, isOrdered) => {
      const picture = pictureOf(gallery, id)
      files = filesOf(picture)
      return withoutPicture(gallery, id, await isOrdered(picture.path))
    },
  )
  await removeUnnamed(row, files, remove)
  return row
}

/** Takes those files away (`remove`) that no picture of the product has. */
export async function removeUnnamed(
  row: ProductRow,
  files: readonly string[],
  remove: (path: string) => Promise<void>,
): Promise<void> {
  const named = new Set(galleryOf(row).flatMap(filesOf))
  await Promise.all(files.filter((file) => !named.has(file)).map(remove))
}

/** `id`: of the picture whose fields are noted as they were and are. */
type PictureEvent = {
  kind: `product.picture-${'added' | 'changed' | 'cropped' | 'removed'}`
  id?: string
}
type Change = (
  gallery: StoredPicture[],
  isOrdered: (path: string) => Promise<boolean>,
) => Gallery | Promise<Gallery>

/** Changes a product's pictures in one transaction; two who do so at once do not lose each other's. */
export async function changeGallery(
  visit: Visit,
  idOrNumber: string,
  { kind, id = '' }: PictureEvent,
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
    const data = {
      name: row.name,
      pictures: visiblePictures(after).map((picture) => picture.id),
      changes: changesBetween(fieldsOf(before, id), fieldsOf(after, id)),
    }
    await record(tx, { kind, at, actor: by, subject: row.id, data })
    return (await findAnyProduct(tx, row.id)) ?? row
  })
}

/** The picture of that id; refuses one that is not there. */
export function pictureOf(gallery: Gallery, id: string): StoredPicture {
  const found = visiblePicture(gallery, id)
  if (found === undefined) throw new Refusal('picture_not_found')
  return found
}

/** What of a picture the audit tells; sides of a crop in percent. */
function fieldsOf(gallery: Gallery, id: string) {
  const visible = visiblePictures(gallery)
  const at = visible.findIndex((picture) => picture.id === id)
  const picture = visible[at]
  if (picture === undefined) return {}
  return { position: at + 1, alt: picture.alt, crop: inPercent(picture.crop ?? {}) }
}

const inPercent = (crop: Partial<PictureCrop>) =>
  Object.fromEntries(Object.entries(crop).map(([side, part]) => [side, Math.round(100 * part)]))
