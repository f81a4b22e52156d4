import { acceptInvitation, openInvitation } from '#shop/accounts/staff/accept-invitation.ts'
import { changeStaff } from '#shop/accounts/staff/change-staff.ts'
import { listInvitations } from '#shop/accounts/staff/invitations.store.ts'
import { renewInvitationLink } from '#shop/accounts/staff/renew-invitation-link.ts'
import { inviteStaff } from '#shop/accounts/staff/invite-staff.ts'
import { countStaff, listStaff } from '#shop/accounts/staff/staff.store.ts'
import { withdrawInvitation } from '#shop/accounts/staff/withdraw-invitation.ts'
import { encodeInvitation, encodeStaffMember } from '#wire/admin/office/staff.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const staffHandlers = {
  async adminStaff({ db }, { query }) {
    const { limit, offset } = pageOf(query)
    const [found, total] = await Promise.all([listStaff(db, limit, offset), countStaff(db)])
    return { data: found.map(encodeStaffMember), total }
  },
  async adminChangeStaff(visit, { params, body }) {
    const member = await changeStaff(visit, params.id, body.role, body.seen)
    return { data: member && encodeStaffMember(member) }
  },
  adminInvitations: async ({ db, now }) => ({
    data: (await listInvitations(db, now())).map(encodeInvitation),
  }),
  adminInvite: async (visit, { body }) => ({
    data: encodeInvitation(await inviteStaff(visit, body)),
  }),
  adminHandOverInvitation: async (visit, { params }) => ({
    data: { token: await renewInvitationLink(visit, params.id) },
  }),
  async adminWithdrawInvitation(visit, { params }, http) {
    await withdrawInvitation(visit, params.id)
    return doneIn(http, 'done.invitationWithdrawn')
  },
  openInvitation: async (visit, { body }) => ({ data: await openInvitation(visit, body.token) }),
  async acceptInvitation(visit, { body }, http) {
    const { token, name = '', password = '' } = body
    const joined = await acceptInvitation(
      { ...visit, locale: http.language.locale },
      { token, name, password },
      http,
    )
    if (joined.token !== null) http.setSessionCookie(joined.token, false)
    return { data: { role: joined.role } }
  },
} satisfies Partial<Handlers>
