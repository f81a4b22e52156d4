import { backOfficeSecurityMessages } from '../../messages/en/back-office/settings/security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'

/** What both changes ask for. */
function Proof() {
  const t = useMessages(backOfficeSecurityMessages)
  return (
    <>
      <TextField
        label={t('security.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        autoFocus
      />
      <TextField
        label={t('security.code')}
        hint={t('security.codeOrRecovery')}
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
      />
    </>
  )
}

const proofIn = (values: FormData) => ({
  password: String(values.get('password')),
  code: textIn(values, 'code'),
})

export function StopTwoFactor() {
  const t = useMessages(backOfficeSecurityMessages)
  const send = useStaffSend()
  return (
    <DialogButton
      label={t('stop.open')}
      button={{ kind: 'danger' }}
      title={t('stop.title')}
      kind="danger"
      labels={{ send: t('stop.send'), keep: t('security.keep'), failed: t('security.failed') }}
      send={async (values) => {
        await send('adminStopTwoFactor', { body: proofIn(values) })
        return t('stop.done')
      }}
    >
      <p>{t('stop.text')}</p>
      <Proof />
    </DialogButton>
  )
}

export function RenewCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const t = useMessages(backOfficeSecurityMessages)
  const send = useStaffSend()
  return (
    <DialogButton
      label={t('codes.renew')}
      title={t('codes.renew')}
      labels={{
        send: t('codes.renewSend'),
        keep: t('security.keep'),
        failed: t('security.failed'),
      }}
      send={async (values) => {
        const { data } = await send('adminRenewRecoveryCodes', { body: proofIn(values) })
        onMade(data.recoveryCodes)
        return t('codes.renewed')
      }}
    >
      <p>{t('codes.renewText')}</p>
      <Proof />
    </DialogButton>
  )
}
