import { z } from 'zod'
import { staffRoles } from '#shop/person.ts'
import { EmailText } from '../../amounts.schema.ts'

export const AdminStaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  since: z.string(),
  seenAt: z.string().nullable().describe('last activity; null: not logged in'),
  twoFactor: z.boolean().describe('true: the login also asks for a code'),
})

export const ChangeStaffBody = z.object({
  role: z.enum(staffRoles).nullable().describe('null: remove the role'),
  seen: z
    .enum(staffRoles)
    .nullable()
    .optional()
    .describe('the role you read; 409 if it changed since'),
})

export const AdminInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  invitedBy: z.string().describe('account id of the owner who invited'),
  sent: z.boolean().describe('true: the e-mail was sent'),
  createdAt: z.string(),
  expiresAt: z.string(),
})

export const InviteBody = z.object({ email: EmailText, role: z.enum(staffRoles) })

export const InvitationAnswer = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  hasAccount: z.boolean().describe('true: this e-mail has an account, which must log in'),
})
