import { useState } from 'react'
import { less, nothing, toRupees } from '#shop/money.ts'
import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import { amountIn } from './amount-in.ts'
import type { OfficeKhata } from './khata-standing.tsx'

const directions = ['more', 'less'] as const

export function CorrectBalance({ khata: { customer } }: { khata: OfficeKhata }) {
  const t = useMessages(backOfficeKhataMessages)
  const send = useStaffSend()
  const [id, setId] = useState(newUuid)
  const [direction, setDirection] = useState<(typeof directions)[number]>('more')
  const signed = (values: FormData) =>
    direction === 'more' ? amountIn(values) : less(nothing, amountIn(values))
  return (
    <DialogButton
      label={t('correct.open')}
      button={{ small: true, className: 'min-h-11' }}
      title={t('correct.title', { name: customer.name })}
      labels={{ send: t('correct.save'), keep: t('one.keep'), failed: t('one.failed') }}
      check={(values) => {
        const fields = {
          ...(amountIn(values) <= 0 && { amount: t('pay.amountWrong') }),
          ...(textIn(values, 'reason') === '' && { reason: t('undo.reasonEmpty') }),
        }
        return Object.keys(fields).length > 0 ? { fields } : null
      }}
      send={async (values) => {
        const amount = signed(values)
        const body = { id, amount: toRupees(amount), reason: textIn(values, 'reason') }
        await send('adminCorrectKhata', { params: { id: customer.id }, body })
        setId(newUuid())
        return t('correct.saved', { amount: t.money(amount) })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('correct.text')}</p>
          <RadioGroup
            label={t('correct.direction')}
            value={direction}
            choices={directions.map((value) => ({ value, label: t(`correct.${value}`) }))}
            onChange={setDirection}
          />
          <TextField
            name="amount"
            label={t('correct.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            error={errorOf('amount')}
          />
          <TextField
            name="reason"
            label={t('correct.reason')}
            hint={t('correct.reasonHint')}
            maxLength={300}
            autoComplete="off"
            error={errorOf('reason')}
          />
        </>
      )}
    </DialogButton>
  )
}
