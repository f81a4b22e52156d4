import { useState } from 'react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import { RoleField, roleIn } from './role-field.tsx'
import type { Answer } from '#wire/calls.ts'

export type Member = Answer<'adminStaff'>['data'][number]

type Props = { member: Member; isOwn: boolean }
type Asked = { open: boolean; onClose: () => void } & Props

const actionClass = 'inline-flex min-h-11 items-center text-small font-semibold hover:underline'

export function ChangeMember({ isOnlyOwner, ...props }: Props & { isOnlyOwner: boolean }) {
  const t = useMessages(backOfficeStaffMessages)
  const { id, name, twoFactor } = props.member
  const [action, setAction] = useState<'role' | 'remove' | 'reset' | null>(null)
  const dialog = (what: typeof action) => ({
    ...props,
    open: action === what,
    onClose: () => setAction(null),
  })
  return (
    <>
      <div className="flex flex-wrap gap-x-5">
        <button
          type="button"
          className={`${actionClass} text-link`}
          aria-label={t('staff.changeRoleOf', { name })}
          onClick={() => setAction('role')}
        >
          {t('staff.changeRole')}
        </button>
        <Link
          to={props.isOwn ? officePaths.security() : officePaths.staffSessions({ id })}
          className={`${actionClass} text-link`}
          aria-label={t('sessions.openOf', { name })}
        >
          {t('sessions.open')}
        </Link>
        {twoFactor && !props.isOwn && (
          <button
            type="button"
            className={`${actionClass} text-link`}
            aria-label={t('staff.resetOf', { name })}
            onClick={() => setAction('reset')}
          >
            {t('staff.reset')}
          </button>
        )}
        {isOnlyOwner ? (
          <p className="self-center text-small text-soft">{t('staff.onlyOwner')}</p>
        ) : (
          <button
            type="button"
            className={`${actionClass} text-tomato-ink`}
            aria-label={t('staff.removeOf', { name })}
            onClick={() => setAction('remove')}
          >
            {t('staff.remove')}
          </button>
        )}
      </div>
      <ChangeRole {...dialog('role')} />
      <Remove {...dialog('remove')} />
      <ResetTwoFactor {...dialog('reset')} />
    </>
  )
}

function ChangeRole({ member: { id, name, role }, isOwn, ...dialog }: Asked) {
  const t = useMessages(backOfficeStaffMessages)
  const ofRoles = useMessages(backOfficeMessages)
  const send = useStaffSend()
  return (
    <ConfirmDialog
      {...dialog}
      title={t('change.title', { name })}
      labels={{ send: t('change.save'), keep: t('remove.keep'), failed: t('change.failed') }}
      send={async (values) => {
        const chosen = roleIn(values)
        await send('adminChangeStaff', { params: { id }, body: { role: chosen, seen: role } })
        if (isOwn) {
          window.location.reload()
          return null
        }
        return t('change.done', { name, role: ofRoles(`role.${chosen}`) })
      }}
    >
      {isOwn && <p>{t('change.own')}</p>}
      <RoleField key={role} start={role} />
    </ConfirmDialog>
  )
}

function Remove({ member: { id, name, role }, isOwn, ...dialog }: Asked) {
  const t = useMessages(backOfficeStaffMessages)
  const send = useStaffSend()
  return (
    <ConfirmDialog
      {...dialog}
      title={t('remove.title', { name })}
      kind="danger"
      labels={{
        send: t('remove.send'),
        keep: t('remove.keep'),
        failed: t('remove.failed', { name }),
      }}
      send={async () => {
        await send('adminChangeStaff', { params: { id }, body: { role: null, seen: role } })
        return t('remove.done', { name })
      }}
    >
      <p>{t('remove.text', { name })}</p>
      {isOwn && <p>{t('remove.own')}</p>}
    </ConfirmDialog>
  )
}

function ResetTwoFactor({ member: { id, name }, isOwn: _, ...dialog }: Asked) {
  const t = useMessages(backOfficeStaffMessages)
  const send = useStaffSend()
  return (
    <ConfirmDialog
      {...dialog}
      title={t('reset.title', { name })}
      kind="danger"
      labels={{ send: t('reset.send'), keep: t('remove.keep'), failed: t('reset.failed') }}
      send={async () => {
        await send('adminResetTwoFactor', { params: { id } })
        return t('reset.done', { name })
      }}
    >
      <p>{t('reset.text', { name })}</p>
    </ConfirmDialog>
  )
}
