import { rupees } from '#shop/money.ts'
import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'
import type { OfficeKhata } from './khata-standing.tsx'

type Props = { khata: OfficeKhata; entry: OfficeKhata['entries'][number] }

export function UndoPayment({ khata: { customer }, entry }: Props) {
  const t = useMessages(backOfficeKhataMessages)
  const send = useStaffSend()
  const amount = t.money(rupees(-entry.amount))
  return (
    <span className="no-print block">
      <DialogButton
        label={t('one.undo')}
        button={{ kind: 'quiet', small: true, className: 'statement-action' }}
        title={t('undo.title', { amount })}
        labels={{ send: t('undo.save'), keep: t('one.keep'), failed: t('one.failed') }}
        check={(values) =>
          textIn(values, 'reason') === '' ? { fields: { reason: t('undo.reasonEmpty') } } : null
        }
        send={async (values) => {
          const body = { payment: entry.id, reason: textIn(values, 'reason') }
          await send('adminUndoKhataPayment', { params: { id: customer.id }, body })
          return t('undo.saved', { amount })
        }}
      >
        {(errorOf) => (
          <>
            <p>{t('undo.text')}</p>
            <TextField
              name="reason"
              label={t('undo.reason')}
              maxLength={300}
              autoComplete="off"
              error={errorOf('reason')}
            />
          </>
        )}
      </DialogButton>
    </span>
  )
}
