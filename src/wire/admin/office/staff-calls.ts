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
    summary: 'Everybody who has a role in the back office',
    query: Paged.omit({ q: true }),
    answer: counted(AdminStaffMember),
  },
  adminChangeStaff: {
    route: 'PATCH /admin/staff/:id',
    access: 'staff.manage',
    summary: 'Give an account a role in the back office, or take it away; the last owner stays',
    params: ById,
    body: ChangeStaffBody,
    answer: data(AdminStaffMember.nullable()),
  },
  adminInvitations: {
    route: 'GET /admin/staff/invitations',
    access: 'staff.read',
    summary: 'Open invitations into the back office, the newest first',
    answer: data(z.array(AdminInvitation)),
  },
  adminInvite: {
    route: 'POST /admin/staff/invitations',
    access: 'staff.manage',
    idempotency: 'saved',
    summary:
      'Invite a colleague into the back office; a link that works once, for 7 days, is e-mailed',
    body: InviteBody,
    status: 201,
    answer: data(AdminInvitation),
  },
  adminHandOverInvitation: {
    route: 'PUT /admin/staff/invitations/:id/link',
    access: 'staff.manage',
    summary:
      'A new link of an invitation, `/admin/invitation?token=`, to be handed over without an e-mail; the one before opens nothing any more',
    params: ById,
    answer: data(z.object({ token })),
  },
  adminWithdrawInvitation: {
    route: 'DELETE /admin/staff/invitations/:id',
    access: 'staff.manage',
    summary: 'Take an invitation back',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>

/** What somebody who was invited asks: by the token of the mailed link, signed in or not. */
export const invitationCalls = {
  openInvitation: {
    route: 'POST /staff/invitation',
    access: 'anyone',
    summary: 'What an invitation into the back office is for, with the token of the mailed link',
    body: z.object({ token }),
    answer: data(InvitationAnswer),
  },
  acceptInvitation: {
    route: 'POST /staff/invitation/accept',
    access: 'anyone',
    summary:
      'Accept an invitation into the back office: for the account that is signed in, else with a name and a password for a new one',
    body: z.object({
      token,
      name: NameOrNone(120).optional(),
      password: z.string().max(1024).optional(),
    }),
    answer: data(InvitationAnswer.pick({ role: true })),
  },
} as const satisfies Record<string, CallSchema>
