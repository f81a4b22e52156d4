import { z } from 'zod'
import { Code, GoodsLabel } from '../../amounts.schema.ts'
import { whole } from '../../call-schema.ts'

const Paisa = z.int().describe('whole paisa')
const Day = z.string().describe("a day in the shop's time zone, such as 2025-01-05")

/** The days that a report is about; both are in it, 366 at most. Left out: the last 28. */
export const PeriodQuery = z.object({
  from: Code(10).optional(),
  to: Code(10).optional(),
  days: whole(366).optional().describe('instead of `from` and `to`: the last days up to today'),
})

const GoodsSales = z.object({
  orders: z.int(),
  units: z.int(),
  goods: Paisa,
  discounts: Paisa.describe('discounts from offers on items sold'),
  cancelledUnits: z.int(),
  cancelledGoods: Paisa,
  soldUnits: z.int().describe('without cancelled and replaced items; returned ones count'),
  soldGoods: Paisa,
  returnedUnits: z.int(),
  refunds: Paisa,
})

/** Figures of a day or period: orders on the day they were placed, later changes on their own day. */
export const SalesFigures = GoodsSales.extend({
  soldOrders: z.int().describe('without orders cancelled completely'),
  soldDelivery: Paisa,
  net: Paisa.describe('goods and delivery sold, minus points and refunds'),
  firstOrders: z.int().describe('first orders of new customers'),
  laterOrders: z.int(),
  guestOrders: z.int(),
  delivery: Paisa,
  cancelledOrders: z.int(),
  cancelledByStaff: z.int(),
  cancelledDelivery: Paisa,
  pointsEarned: z.int(),
  pointsTakenBack: z.int(),
  pointsRedeemed: z.int(),
  pointsGivenBack: z.int(),
  pointsRefunded: z.int().describe('points given as refunds for returns'),
})
export type SalesFigures = z.infer<typeof SalesFigures>

export const AdminSalesReport = z.object({
  from: Day,
  to: Day,
  today: Day,
  days: z.array(SalesFigures.extend({ day: Day })),
  total: SalesFigures,
  before: z
    .object({
      from: Day,
      to: Day,
      days: z.array(SalesFigures.extend({ day: Day })),
      total: SalesFigures,
    })
    .nullable()
    .describe('the period that it is compared with; null: none'),
  pointsHeld: z.object({
    points: z.int().describe('points held by customers at the end of the period'),
    worth: Paisa,
  }),
})
export type AdminSalesReport = z.infer<typeof AdminSalesReport>

const CategorySales = GoodsSales.extend({ path: z.string(), name: z.string(), label: GoodsLabel })
export const AdminCategoriesReport = z.array(CategorySales)
export type AdminCategoriesReport = z.infer<typeof AdminCategoriesReport>

export const AdminHoursReport = z.array(
  z.object({
    weekday: z.int().describe('0 is Sunday'),
    hour: z.int().describe("0 to 23, in the shop's time zone"),
    orders: z.int().describe('orders placed in this hour, cancelled ones too'),
  }),
)
export type AdminHoursReport = z.infer<typeof AdminHoursReport>

const Pack = z.string().describe('pack size, which distinguishes sizes with the same name')

const ProductSales = GoodsSales.extend({
  id: z.string(),
  itemId: z.int(),
  name: z.string(),
  label: GoodsLabel,
  pack: Pack,
  packLabel: GoodsLabel,
})
export const AdminProductsReport = z.object({
  best: z.array(ProductSales),
  slow: z
    .array(
      z.object({
        id: z.string(),
        itemId: z.int(),
        name: z.string(),
        label: GoodsLabel,
        pack: Pack,
        packLabel: GoodsLabel,
        units: z.int(),
        stock: z.int().nullable().describe('units in stock; null: not tracked'),
      }),
    )
    .describe('worst sellers that were available for the whole period'),
})
export type AdminProductsReport = z.infer<typeof AdminProductsReport>

export const AdminCancellationsReport = z.array(
  z.object({
    reason: z.string().nullable().describe('reason given; null: none'),
    orders: z.int(),
    amount: Paisa.describe('total of these orders'),
  }),
)
export type AdminCancellationsReport = z.infer<typeof AdminCancellationsReport>

export const AdminZonesReport = z.array(
  z.object({
    zone: z.string().nullable().describe('delivery zone; null: none, or sold at the counter'),
    zoneLabel: GoodsLabel,
    isCounter: z.boolean(),
    orders: z.int().describe('orders placed and not cancelled'),
    amount: Paisa.describe('total of these orders with delivery, before refunds'),
  }),
)
export type AdminZonesReport = z.infer<typeof AdminZonesReport>

export const reportNames = [
  'sales',
  'hours',
  'categories',
  'zones',
  'best',
  'slow',
  'cancellations',
] as const
export type ReportName = (typeof reportNames)[number]
