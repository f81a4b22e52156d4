import type { z } from 'zod'
import type { PaidBy } from '#shop/cash/drawer.ts'
import { type Paisa, paisa, toRupees } from '#shop/money.ts'
import type { CounterSale } from '#shop/orders/office/counter-sales.store.ts'
import { isOnAccount } from '#shop/order-states.ts'
import { referenceOf } from '#shop/orders/order.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import type { AdminProduct } from '../catalogue/product.schema.ts'
import { time } from '../../time.ts'
import { encodeLine } from './order.ts'
import type { AdminSale, SaleProduct, SaleRow } from './sale.schema.ts'

export const encodeSaleRow = ({
  placedAt,
  total,
  refunded,
  payment,
  ...sale
}: CounterSale): z.infer<typeof SaleRow> => ({
  ...sale,
  reference: referenceOf(sale),
  createdAt: time(placedAt),
  total: toRupees(total),
  onAccount: isOnAccount({ payment }),
  refunded: toRupees(refunded),
})

export const encodeSale = (
  order: OrderWithReturns,
  { soldBy, texts, paid }: { soldBy: string | null; texts: Record<string, string>; paid: PaidBy[] },
): z.infer<typeof AdminSale> => ({
  id: order.id,
  reference: referenceOf(order),
  createdAt: time(order.placedAt),
  status: order.status,
  soldBy,
  lines: order.lines.map(encodeLine),
  texts,
  subtotal: toRupees(order.subtotal),
  redeemedPoints: order.redeemedPoints,
  total: toRupees(order.total),
  account: isOnAccount(order) ? order.contact.name : null,
  paid,
  refunded: toRupees(
    paisa(order.returns.reduce((sum, { refund }) => sum + (refund?.cash ?? 0), 0)),
  ),
})

export const encodeSaleProduct = (
  product: z.infer<typeof AdminProduct>,
  price: Paisa,
  labelGrams: number | null,
): z.infer<typeof SaleProduct> => {
  const { id, number, sku, barcode, name, brand, pack, colors, stock, unitGrams, byPiece } = product
  const found = { id, number, sku, barcode, name, brand, pack, colors, stock, unitGrams, byPiece }
  return { ...found, price: toRupees(price), labelGrams }
}
