import type { Answer } from '#wire/calls.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'
import { InvitationLink } from './invitation-link.tsx'

type Invitation = Answer<'adminInvitations'>['data'][number]

/** Open invitations. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useMessages(backOfficeStaffMessages)
  const ofRoles = useMessages(backOfficeMessages)
  const mayManage = useAllows('staff.manage')
  return (
    <section aria-labelledby="invitations" className="office-box mt-4 grid gap-2">
      <h2 id="invitations" className="text-title">
        {t('invitations.title')}
      </h2>
      <ul className="divide-y divide-line">
        {invitations.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{one.email}</p>
              <p className="text-small text-soft">
                {t('invitations.until', {
                  role: ofRoles(`role.${one.role}`),
                  time: t.moment(Date.parse(one.expiresAt)),
                })}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone={one.sent ? 'good' : 'calm'}>
                {t(one.sent ? 'invitations.sent' : 'invitations.waiting')}
              </Badge>
              {mayManage && <InvitationLink invitation={one} />}
              {mayManage && <Withdraw invitation={one} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Withdraw({ invitation: { id, email } }: { invitation: Invitation }) {
  const t = useMessages(backOfficeStaffMessages)
  const send = useStaffSend()
  return (
    <DialogButton
      label={t('invitations.withdraw')}
      button={{ small: true, kind: 'danger', 'aria-label': t('invitations.withdrawOf', { email }) }}
      title={t('invitations.withdrawTitle')}
      kind="danger"
      labels={{
        send: t('invitations.withdraw'),
        keep: t('remove.keep'),
        failed: t('invitations.failed'),
      }}
      send={async () => {
        await send('adminWithdrawInvitation', { params: { id } })
        return t('invitations.withdrawn', { email })
      }}
    >
      <p>{t('invitations.withdrawText', { email })}</p>
    </DialogButton>
  )
}
