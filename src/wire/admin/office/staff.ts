import type { z } from 'zod'
import type { Invitation } from '#shop/accounts/staff/invitations.store.ts'
import type { StaffMember } from '#shop/accounts/staff/staff.store.ts'
import type { AdminInvitation, AdminStaffMember } from './staff.schema.ts'
import { time } from '../../time.ts'

export const encodeStaffMember = (member: StaffMember): z.infer<typeof AdminStaffMember> => ({
  ...member,
  since: time(member.since),
  seenAt: member.seenAt === null ? null : time(member.seenAt),
})

export const encodeInvitation = (invitation: Invitation): z.infer<typeof AdminInvitation> => ({
  ...invitation,
  createdAt: time(invitation.createdAt),
  expiresAt: time(invitation.expiresAt),
})
