import { z } from 'zod'
import { Id, Rupees, SearchText } from '../../amounts.schema.ts'
import { ById, type CallSchema, data } from '../../call-schema.ts'
import { AdminProduct } from '../catalogue/product.schema.ts'
import { PaidBy } from '../paid-by.schema.ts'
import { AdminOrder } from './order.schema.ts'
import { OrderQuote, QuoteOrderBody } from './take-order.schema.ts'

const { id, number, sku, barcode, name, brand, pack, colors, stock, unitGrams, byPiece } =
  AdminProduct.shape
/** What the counter needs to find and choose a product. */
export const SaleProduct = z.object({
  id,
  number,
  sku,
  barcode,
  name,
  brand,
  pack,
  colors,
  stock,
  unitGrams,
  byPiece,
  price: z.number().describe('for one, now, in rupees'),
  labelGrams: z
    .int()
    .nullable()
    .describe('grams on the scale’s label, if `q` was one; null: found otherwise'),
})

const seller = z.string().nullable().describe('null: the account was deleted')
const refunded = z.number().describe('paid back for items taken back, in rupees')

export const SaleRow = z.object({
  id: z.string(),
  reference: z.string(),
  createdAt: z.string(),
  soldBy: seller,
  pieces: z.int(),
  total: z.number(),
  onAccount: z.boolean().describe('false: paid at the counter'),
  refunded,
})

const order = AdminOrder.shape
/** A sale as on its receipt: about the customer only on whose account it went. */
export const AdminSale = z.object({
  id: z.string(),
  reference: order.reference,
  createdAt: order.createdAt,
  status: order.status,
  soldBy: seller,
  lines: order.lines,
  texts: z
    .record(z.string(), z.string())
    .describe('names, sizes and colours of its goods in the language of the staff member, by the English text'), // prettier-ignore
  subtotal: order.subtotal,
  redeemedPoints: order.redeemedPoints,
  total: order.total,
  account: z
    .string()
    .nullable()
    .describe('name of the customer on whose account it went; null: it is paid'),
  paid: PaidBy.array().describe(
    'how it was paid, as it stands in the cash drawers; empty: on account, or nothing was due',
  ),
  refunded,
})

export const QuoteSaleBody = z.object({
  lines: QuoteOrderBody.shape.lines,
  customerId: Id.min(1)
    .nullable()
    .default(null)
    .describe('on whose account it goes, which needs `khata.take`; null: a walk-in customer pays'),
})
export const SellBody = QuoteSaleBody.extend({
  paid: PaidBy.default({ method: 'cash', slip: '' }).describe('how a walk-in customer pays'),
  total: Rupees.describe('the total told to the customer; refused if the price changed since'),
})

export const saleCalls = {
  adminSales: {
    route: 'GET /admin/sales',
    access: 'sale.read',
    summary: "List today's counter sales, newest first, at most 100, with the sums of all",
    answer: data(
      z.object({
        sales: z.array(SaleRow),
        count: z.int(),
        total: z.number(),
        refunded,
      }),
    ),
  },
  adminSaleProducts: {
    route: 'GET /admin/sales/products',
    access: 'sale.write',
    summary: 'Find products on sale for the counter by name, code, barcode or number',
    query: z.object({ q: SearchText(100) }),
    answer: data(z.array(SaleProduct)),
  },
  adminSale: {
    route: 'GET /admin/sales/:id',
    access: 'sale.read',
    summary:
      'Get a counter sale for its receipt, with nothing about the customer unless it went on account',
    params: ById,
    answer: data(AdminSale),
  },
  adminQuoteSale: {
    route: 'POST /admin/sales/quote',
    access: 'sale.write',
    summary: 'Price a counter sale without saving it, and get what is left on the account',
    body: QuoteSaleBody,
    answer: data(OrderQuote),
  },
  adminSell: {
    route: 'POST /admin/sales',
    access: 'sale.write',
    idempotency: 'own',
    summary: 'Sell at the counter: handed over at once, and paid or on account',
    body: SellBody,
    status: 201,
    answer: data(AdminSale),
  },
} as const satisfies Record<string, CallSchema>
