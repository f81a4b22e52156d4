import { z } from 'zod'
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
  by: z.string().nullable().describe('the name of who planned it'),
})

/** Products and what belongs to each. */
export const productCalls = {
  adminProducts: {
    route: 'GET /admin/products',
    access: 'product.read',
    summary: 'All products, drafts too, newest first',
    query: Paged.extend(ProductsChosen),
    answer: counted(AdminProduct),
  },
  adminProduct: {
    route: 'GET /admin/products/:id',
    access: 'product.read',
    summary: 'One product',
    params: ById,
    answer: data(AdminProduct),
  },
  adminCreateProduct: {
    route: 'POST /admin/products',
    access: ['product.write', 'price.write'],
    idempotency: 'saved',
    summary: 'Add a product',
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
    summary: 'Remove a product, or only unpublish one that is on record',
    params: ById,
    answer: Done.extend({ outcome: z.enum(['removed', 'unpublished']) }),
  },
  adminProductHistory: {
    route: 'GET /admin/products/:id/history',
    access: 'audit.read',
    summary:
      'What happened to a product, newest first; what lists and changes of many made of it as long as that can be undone', // prettier-ignore
    params: ById,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}\.-?\d{1,15}$/)
        .optional()
        .describe('the `next` of the page before'),
      limit: whole(100).optional(),
    }),
    answer: z.object({
      data: z.array(AdminAuditEntry),
      next: z.string().nullable().describe('where the list goes on; null: it ends here'),
    }),
  },
  adminPlannedPrices: {
    route: 'GET /admin/products/:id/prices',
    access: 'product.read',
    summary: 'List prices of a product that hold from a moment on, the first first',
    params: ById,
    answer: data(z.array(Planned)),
  },
  adminPlanPrice: {
    route: 'POST /admin/products/:id/prices',
    access: 'price.write',
    summary: 'Plan a list price from a moment on; an offer that is no lower than it ends then',
    params: ById,
    body: z.object({
      id: z.uuid().describe('chosen by the caller: a repeat is the same plan'),
      price: Price,
      from: z.iso.datetime({ offset: true }).describe('still to come'),
    }),
    status: 201,
    answer: data(z.array(Planned)),
  },
  adminRemovePlannedPrice: {
    route: 'DELETE /admin/products/:id/prices/:price',
    access: 'price.write',
    summary: 'Take a planned price back; one that is not there any more is no fault',
    params: ById.extend({ price: Id.min(1) }),
    answer: data(z.array(Planned)),
  },
} as const satisfies Record<string, CallSchema>

export const productFiles = {
  adminProductList: {
    route: 'GET /admin/products/csv',
    access: 'product.read',
    summary: 'All products as a list that an import takes back; amounts in rupees',
    type: 'text/csv',
  },
} as const satisfies Record<string, FileSchema>
