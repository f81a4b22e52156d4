import { doneIn } from '../done-in.ts'
import { createHash } from 'node:crypto'
import { offersOf, toProduct, type ProductRow } from '#shop/catalogue/products.store.ts'
import { can } from '#shop/permissions.ts'
import { cleanName } from '#shop/clean-text.ts'
import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import { addPicture } from '#shop/catalogue/add-picture.ts'
import { changePicture, removePicture } from '#shop/catalogue/change-pictures.ts'
import { cropPicture } from '#shop/catalogue/crop-picture.ts'
import { removeProduct } from '#shop/catalogue/remove-product.ts'
import { decodeCrop, encodeAdminProduct } from '#wire/admin/product.ts'
import { CropText } from '#wire/admin/product.schema.ts'
import { fitting } from '../../fitting.ts'
import type { Handlers } from '../handler.ts'

export const productPictureHandlers = {
  async adminAddPicture(visit, { params }, http) {
    const { fields, picture: content } = await http.form()
    if (content === null) throw new Refusal('picture_missing')
    const crop =
      fields.crop === undefined ? null : decodeCrop(fitting(CropText, fields.crop, 'crop'))
    const { save, remove } = http.pictures.products
    const { product, pictureId } = await addPicture(visit, params.id, {
      digest: digestOf(content, fields.crop),
      alt: cleanName(fields.alt ?? ''),
      crop,
      keep: () => save(content, crop),
      remove,
    })
    return { data: productOf(visit, product), pictureId }
  },
  adminChangePicture: async (visit, { params, body }) => ({
    data: productOf(visit, await changePicture(visit, params.id, params.picture, body)),
  }),
  async adminCropPicture(visit, { params, body }, { pictures }) {
    const { crop: draw, remove } = pictures.products
    const files = { draw, remove }
    return {
      data: productOf(visit, await cropPicture(visit, params.id, params.picture, body.crop, files)),
    }
  },
  adminRemovePicture: async (visit, { params }, { pictures }) => ({
    data: productOf(
      visit,
      await removePicture(visit, params.id, params.picture, pictures.products.remove),
    ),
  }),
  async adminRemoveProduct(visit, { params }, http) {
    const outcome = await removeProduct(visit, params.id, http.pictures.products.remove)
    return { ...doneIn(http, sentences[outcome]), outcome }
  },
} satisfies Partial<Handlers>

/** Two parts of one photograph are two pictures. */
const digestOf = (content: Buffer, crop = '') =>
  createHash('sha256').update(content).update(crop).digest('hex')

const sentences = {
  removed: 'done.productRemoved',
  unpublished: 'done.productUnpublished',
} as const

export function productOf(visit: Visit, row: ProductRow) {
  const kept = {
    ...offersOf(row),
    sku: row.sku,
    barcode: row.barcode,
    lowStock: row.low_stock,
    pointsDivisor: row.points_divisor,
    family: row.family,
    published: row.published_at !== null,
    version: row.version,
  }
  return encodeAdminProduct(toProduct(row, true, 0), kept, can(visit, 'wholesale.read'))
}
