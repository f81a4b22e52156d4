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
    summary: 'Add a picture to a product, after those that it has',
    params: ById,
    multipart: { picture: 'file', alt: 'text', crop: 'text' },
    status: 201,
    answer: data(AdminProduct).extend({ pictureId: z.string() }),
  },
  adminChangePicture: {
    route: 'PATCH /admin/products/:id/pictures/:picture',
    access: 'product.write',
    summary: 'Change the alternative text of a picture, or its place (1: the first)',
    params: PictureById,
    body: ChangePictureBody,
    answer: data(AdminProduct),
  },
  adminCropPicture: {
    route: 'PUT /admin/products/:id/pictures/:picture/crop',
    access: 'product.write',
    summary: 'Show another part of a picture, or all of it again (null), drawn from its original',
    params: PictureById,
    body: CropPictureBody,
    answer: data(AdminProduct),
  },
  adminRemovePicture: {
    route: 'DELETE /admin/products/:id/pictures/:picture',
    access: 'product.write',
    summary: 'Take a picture of a product away',
    params: PictureById,
    answer: data(AdminProduct),
  },
} as const satisfies Record<string, CallSchema>

export const pictureFiles = {
  adminOriginalPicture: {
    route: 'GET /admin/products/:id/pictures/:picture/original',
    access: 'product.write',
    summary: 'What a picture of a product is cropped from, or the largest that is kept of it',
    params: PictureById,
    type: 'image/webp',
  },
} as const satisfies Record<string, FileSchema>
