import { useState } from 'react'
import { backOfficeStaffMessages } from '../../messages/en/back-office/settings/staff.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'

export function TwoFactorRule({ required, mayChange }: { required: boolean; mayChange: boolean }) {
  const t = useMessages(backOfficeStaffMessages)
  const send = useStaffSend()
  const [open, setOpen] = useState(false)
  const next = required ? 'free' : 'require'
  return (
    <section
      aria-labelledby="two-factor-rule"
      className="office-box flex flex-wrap items-center justify-between gap-3"
    >
      <div className="min-w-0">
        <h2 id="two-factor-rule" className="font-semibold">
          {t('rule.title')}
        </h2>
        <p className="text-small text-soft">{t(required ? 'rule.on' : 'rule.off')}</p>
      </div>
      {mayChange && (
        <Button small onClick={() => setOpen(true)}>
          {t(`rule.${next}`)}
        </Button>
      )}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(`rule.${next}Title`)}
        labels={{ send: t(`rule.${next}`), keep: t('invite.cancel'), failed: t('rule.failed') }}
        send={async () => {
          await send('adminRequireTwoFactor', { body: { required: !required } })
          return t(required ? 'rule.freed' : 'rule.required')
        }}
      >
        <p>{t(`rule.${next}Text`)}</p>
      </ConfirmDialog>
    </section>
  )
}
