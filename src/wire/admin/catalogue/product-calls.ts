import { z } from 'zod'
import { productSorts } from '#shop/catalogue/product-sorts.ts'
import { Id, Price } from '../../amounts.schema.ts'
import {
  ById,
  type CallSchema,
  counted,
  data,
  Done,
  type FileSchema,
  Paged,
  whole,
} from '../../call-schema.ts'
import { AdminAuditEntry } from '../office/audit.schema.ts'
import {
  AdminProduct,
  ChangeProductBody,
  NewProductBody,
  ProductsChosen,
} from './product.schema.ts'

const Planned = z.object({
  id: z.string(),
  price: z.number(),
  from: z.string(),
  by: z
    .string()
    .nullable()
    .describe('name of the staff member who planned it; null: the account was deleted'),
})

export const productCalls = {
  adminProducts: {
    route: 'GET /admin/products',
    access: 'product.read',
    summary: 'List all products, drafts included, newest first unless sorted',
    query: Paged.extend({
      ...ProductsChosen,
      sort: z.enum(productSorts).optional().describe('with `-`: descending'),
    }),
    answer: counted(AdminProduct),
  },
  adminProduct: {
    route: 'GET /admin/products/:id',
    access: 'product.read',
    summary: 'Get a product',
    params: ById,
    answer: data(AdminProduct).extend({
      sizes: z
        .array(z.object({ pack: z.string(), price: z.number() }))
        .describe('the other published sizes with their retail price of now'),
    }),
  },
  adminCreateProduct: {
    route: 'POST /admin/products',
    access: ['product.write', 'price.write'],
    idempotency: 'saved',
    summary: 'Create a product',
    body: NewProductBody,
    status: 201,
    answer: data(AdminProduct),
  },
  adminChangeProduct: {
    route: 'PATCH /admin/products/:id',
    access: 'product.write',
    summary: 'Change a product',
    params: ById,
    body: ChangeProductBody,
    answer: data(AdminProduct),
  },
  adminRemoveProduct: {
    route: 'DELETE /admin/products/:id',
    access: ['product.write', 'price.write'],
    summary: 'Delete a product; one with orders, reviews or stock history is unpublished',
    params: ById,
    answer: Done.extend({ outcome: z.enum(['removed', 'unpublished']) }),
  },
  adminProductHistory: {
    route: 'GET /admin/products/:id/history',
    access: 'audit.read',
    summary:
      'List the changes of a product, newest first; includes imports and bulk changes that can still be undone', // prettier-ignore
    params: ById,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}\.-?\d{1,15}$/)
        .optional()
        .describe('`next` of the previous page'),
      limit: whole(100).optional(),
    }),
    answer: z.object({
      data: z.array(AdminAuditEntry),
      next: z.string().nullable().describe('cursor of the next page; null: last page'),
    }),
  },
  adminPlannedPrices: {
    route: 'GET /admin/products/:id/prices',
    access: 'product.read',
    summary: 'List the planned prices of a product, earliest first',
    params: ById,
    answer: data(z.array(Planned)),
  },
  adminPlanPrice: {
    route: 'POST /admin/products/:id/prices',
    access: 'price.write',
    summary: 'Plan a list price from a moment on; an offer that is not lower ends at that moment',
    params: ById,
    body: z.object({
      id: z.uuid().describe('chosen by the client, so retries plan the price once'),
      price: Price,
      from: z.iso.datetime({ offset: true }).describe('start of the price, in the future'),
    }),
    status: 201,
    answer: data(z.array(Planned)),
  },
  adminRemovePlannedPrice: {
    route: 'DELETE /admin/products/:id/prices/:price',
    access: 'price.write',
    summary: 'Delete a planned price; succeeds if it is already deleted',
    params: ById.extend({ price: Id.min(1) }),
    answer: data(z.array(Planned)),
  },
} as const satisfies Record<string, CallSchema>

export const productFiles = {
  adminProductList: {
    route: 'GET /admin/products/csv',
    access: 'product.read',
    summary: 'Export all products as a CSV file that can be imported again; amounts in rupees',
    type: 'text/csv',
  },
} as const satisfies Record<string, FileSchema>
