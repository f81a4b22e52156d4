import { doneIn } from '../done-in.ts'
import { createHash } from 'node:crypto'
import { offersOf, toProduct, type ProductRow } from '#shop/catalogue/products.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { addPicture } from '#shop/catalogue/add-picture.ts'
import { changePicture, removePicture } from '#shop/catalogue/change-pictures.ts'
import { removeProduct } from '#shop/catalogue/remove-product.ts'
import { encodeAdminProduct } from '#wire/admin/product.ts'
import type { Handlers } from '../handler.ts'

type Names = 'adminAddPicture' | 'adminChangePicture' | 'adminRemovePicture' | 'adminRemoveProduct'

export const productPictureHandlers: Pick<Handlers, Names> = {
  async adminAddPicture(visit, { params }, http) {
    const { fields, picture: content } = await http.form()
    if (content === null) throw new Refusal('picture_missing')
    const { product, pictureId } = await addPicture(visit, params.id, {
      digest: createHash('sha256').update(content).digest('hex'),
      alt: fields.alt?.trim() ?? '',
      keep: () => http.pictures.saveProductPicture(content),
      remove: http.pictures.removeProductPicture,
    })
    return { data: productOf(product), pictureId }
  },
  adminChangePicture: async (visit, { params, body }) => ({
    data: productOf(await changePicture(visit, params.id, params.picture, body)),
  }),
  adminRemovePicture: async (visit, { params }, { pictures }) => ({
    data: productOf(
      await removePicture(visit, params.id, params.picture, pictures.removeProductPicture),
    ),
  }),
  async adminRemoveProduct(visit, { params }, http) {
    const outcome = await removeProduct(visit, params.id, http.pictures.removeProductPicture)
    return { ...doneIn(http, sentences[outcome]), outcome }
  },
}

const sentences = {
  removed: 'done.productRemoved',
  unpublished: 'done.productUnpublished',
} as const

export const productOf = (row: ProductRow) =>
  encodeAdminProduct(toProduct(row, true, 0), {
    ...offersOf(row),
    sku: row.sku,
    barcode: row.barcode,
    lowStock: row.low_stock,
    pointsDivisor: row.points_divisor,
    family: row.family,
    published: row.published_at !== null,
    version: row.version,
  })
