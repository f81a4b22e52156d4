import { z } from 'zod'
import { Id } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, type FileSchema } from '../../call-schema.ts'
import { AdminProduct, ChangePictureBody, CropPictureBody } from './product.schema.ts'

const PictureById = ById.extend({ picture: Id.min(1) })

/** Pictures of a product. */
export const pictureCalls = {
  adminAddPicture: {
    route: 'POST /admin/products/:id/pictures',
    access: 'product.write',
    summary: 'Add a picture to a product, after its other pictures',
    params: ById,
    multipart: { picture: 'file', alt: 'text', crop: 'text' },
    status: 201,
    answer: data(AdminProduct).extend({ pictureId: z.string() }),
  },
  adminChangePicture: {
    route: 'PATCH /admin/products/:id/pictures/:picture',
    access: 'product.write',
    summary: 'Change the alternative text or the position of a picture (1: first)',
    params: PictureById,
    body: ChangePictureBody,
    answer: data(AdminProduct),
  },
  adminCropPicture: {
    route: 'PUT /admin/products/:id/pictures/:picture/crop',
    access: 'product.write',
    summary: 'Crop a picture from its original; null removes the crop',
    params: PictureById,
    body: CropPictureBody,
    answer: data(AdminProduct),
  },
  adminRemovePicture: {
    route: 'DELETE /admin/products/:id/pictures/:picture',
    access: 'product.write',
    summary: 'Delete a picture of a product',
    params: PictureById,
    answer: data(AdminProduct),
  },
} as const satisfies Record<string, CallSchema>

export const pictureFiles = {
  adminOriginalPicture: {
    route: 'GET /admin/products/:id/pictures/:picture/original',
    access: 'product.write',
    summary: 'Get the original of a product picture, or its largest saved size',
    params: PictureById,
    type: 'image/webp',
  },
} as const satisfies Record<string, FileSchema>
