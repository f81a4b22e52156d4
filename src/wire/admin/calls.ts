import { z } from 'zod'
import { returnStates } from '#shop/returns/order-return.ts'
import { Id } from '../amounts.schema.ts'
import {
  ById,
  type CallSchema,
  counted,
  data,
  Done,
  type FileSchema,
  Paged,
} from '../call-schema.ts'
import { auditCalls } from './audit-calls.ts'
import { backupCalls, backupFiles } from './backup.schema.ts'
import { bannerCalls } from './banner.schema.ts'
import { brandCalls } from './brand.schema.ts'
import { bulkCalls } from './bulk.schema.ts'
import { categoryCalls } from './category.schema.ts'
import { customerCalls } from './customer-calls.ts'
import { importCalls } from './import-calls.ts'
import { messageCalls } from './message.schema.ts'
import { announcementCalls } from './announcement.schema.ts'
import { blockCalls } from './block.schema.ts'
import { eventCalls } from './event.schema.ts'
import { newsCalls } from './news.schema.ts'
import { orderCalls } from './order-calls.ts'
import { outboxCalls } from './outbox.schema.ts'
import {
  AdminProduct,
  ChangePictureBody,
  CropPictureBody,
  ChangeProductBody,
  NewProductBody,
  ProductsChosen,
} from './product.schema.ts'
import { productCalls } from './product-calls.ts'
import { reportCalls, reportFiles } from './report-calls.ts'
import { AdminReturn, DecisionBody } from './return.schema.ts'
import { reviewCalls } from './review.schema.ts'
import { AddStarterBody, StarterProduct, StarterReport } from './starter.schema.ts'
import { lookCalls } from './look.schema.ts'
import { AdminSettings, ChangeSettingsBody } from './settings.schema.ts'
import { securityCalls } from './security-calls.ts'
import { peopleCalls } from './staff-calls.ts'
import { stockCalls } from './stock.schema.ts'
import { AdminSystem } from './system.schema.ts'
import { searchCalls } from './search.schema.ts'
import { textPictureCalls } from './text-picture.schema.ts'
import { textCalls } from './text.schema.ts'
import { zoneCalls } from './zone.schema.ts'

const PictureById = ById.extend({ picture: Id.min(1) })

/** The back office. */
export const staffCalls = {
  ...messageCalls,
  adminSettings: { summary: 'What the shop says of itself', answer: data(AdminSettings) },
  adminChangeSettings: {
    summary: 'Change settings: those that are given',
    body: ChangeSettingsBody.extend({
      seen: ChangeSettingsBody.optional().describe(
        'what they were when they were read: 409 where somebody else has changed one of them since',
      ),
    }),
    answer: data(AdminSettings),
  },
  ...reviewCalls,
  adminSystem: {
    summary: 'The version, the database, what waits in it, and the last check of the books',
    answer: data(AdminSystem),
  },
  adminCheckBooks: {
    summary: 'Have all books checked; `GET /admin/system` tells the result',
    status: 201,
    answer: data(AdminSystem),
  },
  ...backupCalls,
  ...outboxCalls,
  adminProducts: {
    summary: 'All products, drafts too, newest first',
    query: Paged.extend(ProductsChosen),
    answer: counted(AdminProduct),
  },
  adminProduct: { summary: 'One product', params: ById, answer: data(AdminProduct) },
  adminCreateProduct: {
    summary: 'Add a product',
    body: NewProductBody,
    status: 201,
    answer: data(AdminProduct),
  },
  ...importCalls,
  adminStarterProducts: {
    summary: 'What most groceries sell, to be given a price, in the order of the shelves',
    answer: data(z.array(StarterProduct)),
  },
  adminAddStarterProducts: {
    summary: 'Add products of the starter set; what is in the shop already stays as it is',
    body: AddStarterBody,
    answer: data(StarterReport),
  },
  adminChangeProduct: {
    summary: 'Change a product',
    params: ById,
    body: ChangeProductBody,
    answer: data(AdminProduct),
  },
  adminRemoveProduct: {
    summary: 'Remove a product, or only unpublish one that is on record',
    params: ById,
    answer: Done.extend({ outcome: z.enum(['removed', 'unpublished']) }),
  },
  adminAddPicture: {
    summary: 'Add a picture to a product, after those that it has',
    params: ById,
    multipart: { picture: 'file', alt: 'text', crop: 'text' },
    status: 201,
    answer: data(AdminProduct).extend({ pictureId: z.string() }),
  },
  adminChangePicture: {
    summary: 'Change the alternative text of a picture, or its place (1: the first)',
    params: PictureById,
    body: ChangePictureBody,
    answer: data(AdminProduct),
  },
  adminCropPicture: {
    summary: 'Show another part of a picture, or all of it again (null), drawn from its original',
    params: PictureById,
    body: CropPictureBody,
    answer: data(AdminProduct),
  },
  adminRemovePicture: {
    summary: 'Take a picture of a product away',
    params: PictureById,
    answer: data(AdminProduct),
  },
  ...newsCalls,
  ...eventCalls,
  ...textCalls,
  ...textPictureCalls,
  ...announcementCalls,
  ...lookCalls,
  ...blockCalls,
  ...productCalls,
  ...stockCalls,
  ...bulkCalls,
  ...categoryCalls,
  ...brandCalls,
  ...bannerCalls,
  ...orderCalls,
  ...reportCalls,
  ...searchCalls,
  ...zoneCalls,
  adminReturns: {
    summary: 'What was asked to be taken back, newest first',
    query: Paged.extend({ state: z.enum(returnStates).optional() }),
    answer: counted(AdminReturn),
  },
  adminReturn: { summary: 'One return', params: ById, answer: data(AdminReturn) },
  adminDecideReturn: {
    summary: 'Accept or refuse a return; once',
    params: ById,
    body: DecisionBody,
    answer: data(AdminReturn),
  },
  ...customerCalls,
  ...peopleCalls,
  ...auditCalls,
  ...securityCalls,
} as const satisfies Record<string, CallSchema>

/** Those that answer with a file. */
export const staffFiles = {
  adminLive: {
    summary:
      'What changes in the shop, as server-sent events at most once a second: areas and ids of new orders',
    type: 'text/event-stream',
  },
  ...reportFiles,
  ...backupFiles,
  adminProductList: {
    summary: 'All products as a list that an import takes back; amounts in rupees',
    type: 'text/csv',
  },
  adminOriginalPicture: {
    summary: 'What a picture of a product is cropped from, or the largest that is kept of it',
    params: PictureById,
    type: 'image/webp',
  },
  adminReturnPhoto: {
    summary: 'The photograph of a return, for staff',
    params: ById,
    type: 'image/webp',
  },
} as const satisfies Record<string, FileSchema>
