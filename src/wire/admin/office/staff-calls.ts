import { z } from 'zod'
import { NameOrNone } from '../../amounts.schema.ts'
import { ById, type CallSchema, counted, data, Done, Paged } from '../../call-schema.ts'
import {
  AdminInvitation,
  AdminStaffMember,
  ChangeStaffBody,
  InvitationAnswer,
  InviteBody,
} from './staff.schema.ts'

const token = z.string().min(1).max(100)

/** People of the back office and their rights. */
export const peopleCalls = {
  adminStaff: {
    route: 'GET /admin/staff',
    access: 'staff.read',
    summary: 'List all accounts with a role in the back office',
    query: Paged.omit({ q: true }),
    answer: counted(AdminStaffMember),
  },
  adminChangeStaff: {
    route: 'PATCH /admin/staff/:id',
    access: 'staff.manage',
    summary: 'Set or remove the back-office role of an account; the last owner cannot be removed',
    params: ById,
    body: ChangeStaffBody,
    answer: data(AdminStaffMember.nullable()),
  },
  adminInvitations: {
    route: 'GET /admin/staff/invitations',
    access: 'staff.read',
    summary: 'List open staff invitations, newest first',
    answer: data(z.array(AdminInvitation)),
  },
  adminInvite: {
    route: 'POST /admin/staff/invitations',
    access: 'staff.manage',
    idempotency: 'saved',
    summary: 'Invite a colleague to the back office; e-mails a link that works once within 7 days',
    body: InviteBody,
    status: 201,
    answer: data(AdminInvitation),
  },
  adminHandOverInvitation: {
    route: 'PUT /admin/staff/invitations/:id/link',
    access: 'staff.manage',
    summary:
      'Create a new invitation link (`/admin/invitation?token=`) to share without e-mail; the previous link stops working',
    params: ById,
    answer: data(z.object({ token })),
  },
  adminWithdrawInvitation: {
    route: 'DELETE /admin/staff/invitations/:id',
    access: 'staff.manage',
    summary: 'Delete an invitation',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>

/** Calls of an invited person: by the token of the mailed link, logged in or not. */
export const invitationCalls = {
  openInvitation: {
    route: 'POST /staff/invitation',
    access: 'anyone',
    summary: 'Get a staff invitation by the token of the e-mailed link',
    body: z.object({ token }),
    answer: data(InvitationAnswer),
  },
  acceptInvitation: {
    route: 'POST /staff/invitation/accept',
    access: 'anyone',
    summary:
      'Accept a staff invitation for the logged-in account, or with a name and password for a new account',
    body: z.object({
      token,
      name: NameOrNone(120).optional(),
      password: z.string().max(1024).optional(),
    }),
    answer: data(InvitationAnswer.pick({ role: true })),
  },
} as const satisfies Record<string, CallSchema>
