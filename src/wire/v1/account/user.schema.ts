import { z } from 'zod'
import { accountKinds, staffRoles } from '#shop/person.ts'

/** The current user (the spellings are the public contract, docs/contract.md). */
export const User = z.object({
  _id: z.string(),
  fullname: z.string(),
  email: z.string(),
  /** the address that was asked for and waits to be confirmed */
  pending_email: z.string().nullable(),
  number: z.string(),
  bussinesname: z.string().nullable(),
  bussinesaddress: z.string().nullable(),
  profile: z.string().nullable(),
  type: z.enum(accountKinds),
  /** the whole balance */
  loyalty_points: z.int(),
  /** of them, earned by orders on their way: to be redeemed once those are delivered */
  pending_points: z.int(),
  loyaltycard_no: z.string(),
  wholesale: z.boolean(),
  role: z.enum(staffRoles).nullable(),
  favorites: z.array(z.string()),
  /** `_id`s of products that are out of stock and asked for */
  notify: z.array(z.string()),
})
export type WireUser = z.infer<typeof User>
