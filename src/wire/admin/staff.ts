import type { z } from 'zod'
import type { StaffMember } from '#shop/accounts/staff.store.ts'
import type { AdminStaffMember } from './staff.schema.ts'
import { time } from '../time.ts'

export const encodeStaffMember = (member: StaffMember): z.infer<typeof AdminStaffMember> => ({
  ...member,
  since: time(member.since),
})
