import { createHash } from 'node:crypto'
import { addPicture } from '#shop/catalogue/pictures/add-picture.ts'
import { changePicture, removePicture } from '#shop/catalogue/pictures/change-pictures.ts'
import { cropPicture } from '#shop/catalogue/pictures/crop-picture.ts'
import { cleanName } from '#shop/clean-text.ts'
import { Refusal } from '#shop/refusals.ts'
import { CropText } from '#wire/admin/catalogue/product.schema.ts'
import { decodeCrop } from '#wire/admin/catalogue/crop.ts'
import { fitting } from '../../../http/fitting.ts'
import type { Handlers } from '../../handler.ts'
import { productOf } from './products.ts'

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
} satisfies Partial<Handlers>

/** Two parts of one photograph are two pictures. */
const digestOf = (content: Buffer, crop = '') =>
  createHash('sha256').update(content).update(crop).digest('hex')
