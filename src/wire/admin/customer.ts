import type { z } from 'zod'
import type { Account } from '#shop/person.ts'
import { time } from '../time.ts'
import type { AdminCustomer } from './customer.schema.ts'

export const encodeCustomer = (
  { kind, ...account }: Account,
  { createdAt, orderCount }: { createdAt: number; orderCount: number },
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
})
