import { useState } from 'react'
import { type CashMethod, cashMethods } from '#shop/cash/drawer.ts'
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

export function TakePayment({ khata: { customer, balance } }: { khata: OfficeKhata }) {
  const t = useMessages(backOfficeKhataMessages)
  const send = useStaffSend()
  const [id, setId] = useState(newUuid)
  const [method, setMethod] = useState<CashMethod>('cash')
  const { name } = customer
  return (
    <DialogButton
      label={t('pay.open')}
      button={{ small: true, kind: 'main', className: 'min-h-11' }}
      title={t('pay.title', { name })}
      labels={{ send: t('pay.save'), keep: t('one.keep'), failed: t('one.failed') }}
      check={(values) => {
        const fields = {
          ...(amountIn(values) <= 0 && { amount: t('pay.amountWrong') }),
          ...(method !== 'cash' && textIn(values, 'slip') === '' && { slip: t('pay.slipEmpty') }),
        }
        return Object.keys(fields).length > 0 ? { fields } : null
      }}
      send={async (values) => {
        const [amount, slip] = [textIn(values, 'amount'), textIn(values, 'slip')]
        const body = { id, amount, method, slip }
        await send('adminPayKhata', { params: { id: customer.id }, body })
        setId(newUuid())
        setMethod('cash')
        return t('pay.saved', { amount: t.money(amountIn(values)), name })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('pay.text')}</p>
          <TextField
            name="amount"
            label={t('pay.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={balance > 0 ? balance : ''}
            error={errorOf('amount')}
          />
          <RadioGroup
            label={t('pay.method')}
            value={method}
            choices={cashMethods.map((value) => ({ value, label: t(`pay.${value}`) }))}
            onChange={setMethod}
          />
          {method !== 'cash' && (
            <TextField
              name="slip"
              label={t('pay.slip')}
              hint={t('pay.slipHint')}
              maxLength={60}
              autoComplete="off"
              error={errorOf('slip')}
            />
          )}
        </>
      )}
    </DialogButton>
  )
}
