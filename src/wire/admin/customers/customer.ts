import type { z } from 'zod'
import type { CustomerNote } from '#shop/accounts/customer-notes.store.ts'
import { type Address, addressText } from '#shop/addresses/address.ts'
import type { PointsEntry } from '#shop/loyalty/points.ts'
import { paisa, toRupees } from '#shop/money.ts'
import { type Order, referenceOf } from '#shop/orders/order.ts'
import type { Account } from '#shop/person.ts'
import type { DataRow, PersonData } from '#shop/privacy/person-data.store.ts'
import type { StaffReturn } from '#shop/returns/returns.store.ts'
import { time } from '../../time.ts'
import type { AdminCustomer, AdminCustomerDetails } from './customer.schema.ts'

type Row = {
  createdAt: number
  orderCount: number
  blockedAt: number | null
  /** in paisa and ms UTC, 0: never ordered; null: the caller may not read it */
  sales: { spend: number; lastOrderAt: number } | null
}

export const encodeCustomer = (
  { kind, ...account }: Account,
  { createdAt, orderCount, blockedAt, sales }: Row,
): z.infer<typeof AdminCustomer> => ({
  id: account.id,
  fullName: account.fullName,
  email: account.email,
  phone: account.phone,
  type: kind,
  wholesale: account.wholesale,
  businessName: account.businessName,
  businessAddress: account.businessAddress,
  picture: account.picture,
  points: account.points,
  pendingPoints: account.pendingPoints,
  loyaltyCard: account.loyaltyCard,
  role: account.role,
  createdAt: time(createdAt),
  orderCount,
  blockedAt: blockedAt === null ? null : time(blockedAt),
  spend: sales && toRupees(paisa(sales.spend)),
  lastOrderAt: sales === null || sales.lastOrderAt === 0 ? null : time(sales.lastOrderAt),
})

/** Data about a customer; null: the caller may not read it. */
type About = {
  orders: readonly Order[] | null
  cancelledOrders: number | null
  returns: readonly StaffReturn[] | null
  refusedReturns: number | null
  passwordRequestedAt: number | null
  entries: readonly PointsEntry[]
  addresses: readonly Address[]
  notes: readonly CustomerNote[]
}
type Details = z.infer<typeof AdminCustomerDetails>

export const encodeAbout = (about: About): Omit<Details, keyof z.infer<typeof AdminCustomer>> => ({
  orders: about.orders?.map(encodeOrder) ?? null,
  cancelledOrders: about.cancelledOrders,
  returns: about.returns?.map(encodeReturn) ?? null,
  refusedReturns: about.refusedReturns,
  passwordRequestedAt: about.passwordRequestedAt === null ? null : time(about.passwordRequestedAt),
  pointsEntries: about.entries.map(({ at, ...entry }) => ({ ...entry, createdAt: time(at) })),
  addresses: about.addresses.map((one) => ({
    id: one.id,
    label: one.label,
    name: one.name,
    phone: one.phone,
    address: addressText(one),
    isDefault: one.isDefault,
  })),
  notes: about.notes.map(({ at, ...note }) => ({ ...note, at: time(at) })),
})

const encodeOrder = (order: Order) => ({
  id: order.id,
  reference: referenceOf(order),
  createdAt: time(order.placedAt),
  status: order.status,
  total: toRupees(order.total),
})

const encodeReturn = (request: StaffReturn) => ({
  id: request.id,
  orderId: request.orderId,
  productName: request.name,
  quantity: request.quantity,
  state: request.state,
  createdAt: time(request.askedAt),
})

/** For a person to read: times as text. */
export const encodePersonData = (data: PersonData) =>
  Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.map(withTimes)]))

const withTimes = (row: DataRow) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' && /(?:^at|_at|_since)$/.test(name) ? time(value) : value,
    ]),
  )
