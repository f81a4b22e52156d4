import { z } from 'zod'
import { Rupees, SearchText } from '../../amounts.schema.ts'
import { ById, type CallSchema, data } from '../../call-schema.ts'
import { AdminProduct } from '../catalogue/product.schema.ts'
import { AdminOrder } from './order.schema.ts'
import { OrderQuote, QuoteOrderBody } from './take-order.schema.ts'

const { id, number, sku, barcode, name, brand, pack, colors, stock } = AdminProduct.shape
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
  price: z.number().describe('for one, now, in rupees'),
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
  refunded,
})

const order = AdminOrder.shape
/** A sale as on its receipt: nothing about the customer. */
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
  refunded,
})

export const QuoteSaleBody = QuoteOrderBody.pick({ lines: true })
export const SellBody = QuoteSaleBody.extend({
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
    summary: 'Get a counter sale for its receipt, without customer data',
    params: ById,
    answer: data(AdminSale),
  },
  adminQuoteSale: {
    route: 'POST /admin/sales/quote',
    access: 'sale.write',
    summary: 'Price a counter sale to a walk-in customer without saving it',
    body: QuoteSaleBody,
    answer: data(OrderQuote),
  },
  adminSell: {
    route: 'POST /admin/sales',
    access: 'sale.write',
    idempotency: 'own',
    summary: 'Sell at the counter to a walk-in customer: paid and handed over at once',
    body: SellBody,
    status: 201,
    answer: data(AdminSale),
  },
} as const satisfies Record<string, CallSchema>
