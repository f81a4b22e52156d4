import { z } from 'zod'
import { staffRoles } from '#shop/person.ts'

export const AdminStaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  since: z.string(),
})

export const ChangeStaffBody = z.object({
  role: z.enum(staffRoles).nullable().describe('null: no longer staff'),
})
