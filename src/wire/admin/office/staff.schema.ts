import { z } from 'zod'
import { staffRoles } from '#shop/person.ts'
import { EmailText } from '../../amounts.schema.ts'

export const AdminStaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  since: z.string(),
  seenAt: z.string().nullable().describe('null: logged in nowhere'),
  twoFactor: z.boolean().describe('whether the login asks for a code too'),
})

export const ChangeStaffBody = z.object({
  role: z.enum(staffRoles).nullable().describe('null: no longer staff'),
  seen: z
    .enum(staffRoles)
    .nullable()
    .optional()
    .describe('the role when it was read: 409 where it is another one by now'),
})

export const AdminInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  invitedBy: z.string().describe('the account of the owner'),
  sent: z.boolean().describe('whether the e-mail has been sent'),
  createdAt: z.string(),
  expiresAt: z.string(),
})

export const InviteBody = z.object({ email: EmailText, role: z.enum(staffRoles) })

export const InvitationAnswer = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  hasAccount: z.boolean().describe('there is an account with this address: it has to sign in'),
})
