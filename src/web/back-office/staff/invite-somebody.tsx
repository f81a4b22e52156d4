import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useMailOn } from '../parts/mail-off.tsx'
import { useStaffSend } from '../send.ts'
import { RoleField, roleIn } from './role-field.tsx'

/** A rough check; the server checks more. */
const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function InviteSomebody() {
  const t = useMessages(backOfficeStaffMessages)
  const send = useStaffSend()
  const isOn = useMailOn()
  return (
    <DialogButton
      label={t('invite.open')}
      button={{ kind: 'main' }}
      title={t('invite.title')}
      labels={{
        send: t(isOn ? 'invite.send' : 'invite.sendOff'),
        keep: t('invite.cancel'),
        failed: t(isOn ? 'invite.failed' : 'invitations.linkFailed'),
      }}
      check={(values) => {
        const email = textIn(values, 'email')
        if (email === '') return { fields: { email: t('invite.emailMissing') } }
        return isEmail.test(email) ? null : { fields: { email: t('invite.emailInvalid') } }
      }}
      send={async (values) => {
        const email = textIn(values, 'email')
        await send('adminInvite', { body: { email, role: roleIn(values) } })
        return t(isOn ? 'invite.done' : 'invite.doneOff', { email })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t(isOn ? 'invite.text' : 'invite.textOff')}</p>
          <TextField
            label={t('invite.email')}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            error={errorOf('email')}
            autoFocus
          />
          <RoleField start="packer" />
        </>
      )}
    </DialogButton>
  )
}
