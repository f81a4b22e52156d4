import { z } from 'zod'
import { staffRoles } from '#shop/person.ts'

export const AdminCustomer = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.enum(['normal', 'stock']).describe('stock: a wholesale customer'),
  wholesale: z.boolean().describe('buys at wholesale prices'),
  businessName: z.string().nullable(),
  businessAddress: z.string().nullable(),
  picture: z.string().nullable(),
  points: z.int(),
  pendingPoints: z.int().describe('of them, earned by orders that are not delivered yet'),
  loyaltyCard: z.string(),
  role: z.enum(staffRoles).nullable(),
  createdAt: z.string(),
  orderCount: z.int(),
})
