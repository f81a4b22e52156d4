import { z } from 'zod'
import { User } from '../v1/user.schema.ts'

export const AdminCustomer = User.omit({ favorites: true, notify: true }).extend({
  createdAt: z.string(),
  orders: z.int(),
})
