import { z } from 'zod'
import {
  fitsReason,
  staffReasons,
  type StaffReason,
  type StockChange,
} from '#shop/catalogue/stock/stock-change.ts'
import { stockReasons } from '#shop/catalogue/stock/stock.store.ts'
import { GoodsLabel, Id, NameOrNone } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, whole } from '../../call-schema.ts'
import { misfit } from '../../misfit.ts'
import { AdminProduct } from './product.schema.ts'

const most = 1_000_000
const Day = z.iso.date()

const MoveStockBody = z
  .object({
    id: z.uuid(),
    reason: z.enum(staffReasons),
    change: z
      .int()
      .min(-most)
      .max(most)
      .optional()
      .describe('difference in units; not allowed with `counted`'),
    stock: z.int().min(0).max(most).optional().describe('with `counted`: the counted quantity'),
    stockBefore: z
      .int()
      .min(0)
      .nullable()
      .optional()
      .describe('with `counted`: the stock displayed before counting; null: not tracked'),
    note: NameOrNone(200).optional(),
    bestBefore: Day.nullable().optional().describe('with `received`: the best-before date'),
  })
  .refine(({ stock, stockBefore }) => (stock === undefined) === (stockBefore === undefined), {
    path: ['stockBefore'],
    error: misfit('stock_before'),
  })
  .refine(({ reason, bestBefore }) => reason === 'received' || (bestBefore ?? null) === null, {
    path: ['bestBefore'],
    error: misfit('best_before'),
  })
  .refine(
    (body) => {
      const change = changeIn(body)
      return change !== null && fitsReason(body.reason, change)
    },
    { path: ['change'], error: misfit('stock_reason') },
  )

type StockInput = {
  reason: StaffReason
  change?: number | undefined
  stock?: number | undefined
  stockBefore?: number | null | undefined
}

/** The requested change of stock; null: none. */
export function changeIn({ change, stock, stockBefore }: StockInput): StockChange | null {
  if (stock === undefined) return change === undefined ? null : { by: change }
  return change === undefined ? { from: stockBefore ?? null, to: stock } : null
}

const AdminMovement = z.object({
  id: z.string(),
  at: z.string(),
  product: z.object({
    id: z.string(),
    number: z.int(),
    name: z.string(),
    label: GoodsLabel,
    pack: z.string(),
    packLabel: GoodsLabel,
  }),
  reason: z.enum(stockReasons),
  change: z.int(),
  stockAfter: z.int().describe('stock of the product after the movement'),
  note: z.string(),
  bestBefore: z.string().nullable(),
  orderId: z.string().nullable(),
  person: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('who recorded it; null: an order or a command on the server'),
})

const AdminExpiring = z.object({
  product: AdminMovement.shape.product,
  bestBefore: z.string(),
  left: z.int().describe('units left, assuming first in, first out'),
})

export const stockCalls = {
  adminMoveStock: {
    route: 'POST /admin/products/:id/stock',
    access: 'stock.write',
    summary: 'Record a stock movement: counted, received, damaged or corrected',
    params: ById,
    body: MoveStockBody,
    answer: data(AdminProduct),
  },
  adminStockMovements: {
    route: 'GET /admin/stock/movements',
    access: 'product.read',
    summary: 'List stock movements, newest first: all of one product, or all made by staff',
    query: z.object({
      product: Id.optional().describe('product id'),
      after: z
        .string()
        .regex(/^\d{1,15}\.[0-9a-z-]{1,40}$/)
        .optional()
        .describe('`next` of the previous page'),
      limit: whole(100).optional(),
    }),
    answer: z.object({
      data: z.array(AdminMovement),
      next: z.string().nullable().describe('cursor of the next page; null: last page'),
    }),
  },
  adminExpiring: {
    route: 'GET /admin/stock/expiring',
    access: 'product.read',
    summary: 'List stock that expires soon, earliest first, at most 500',
    query: z.object({ days: whole(365).optional().describe('default: 30') }),
    answer: z.object({ data: z.array(AdminExpiring) }),
  },
} as const satisfies Record<string, CallSchema>
