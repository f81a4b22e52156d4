import { useState } from 'react'
import { type CashMethod, cashMethods } from '#shop/cash/drawer.ts'
import { less, paisa, type Paisa, rupees } from '#shop/money.ts'
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
  /** The amount whose surplus was asked about. */
  const [asked, setAsked] = useState<Paisa | null>(null)
  const { name } = customer
  return (
    <DialogButton
      label={t('pay.open')}
      button={{ small: true, kind: 'main', className: 'min-h-11' }}
      title={t('pay.title', { name })}
      labels={{
        send: t(asked === null ? 'pay.save' : 'pay.keepCredit'),
        keep: t('one.keep'),
        failed: t('one.failed'),
      }}
      check={(values) => {
        const fields = {
          ...(amountIn(values) <= 0 && { amount: t('pay.amountWrong') }),
          ...(method !== 'cash' && textIn(values, 'slip') === '' && { slip: t('pay.slipEmpty') }),
        }
        if (Object.keys(fields).length > 0) return { fields }
        const [amount, owed] = [amountIn(values), paisa(Math.max(0, rupees(balance)))]
        if (amount <= owed || amount === asked) return null
        setAsked(amount)
        return { general: t('pay.over', { amount: t.money(less(amount, owed)) }) }
      }}
      send={async (values) => {
        const [amount, slip] = [textIn(values, 'amount'), textIn(values, 'slip')]
        const body = { id, amount, method, slip }
        await send('adminPayKhata', { params: { id: customer.id }, body })
        setId(newUuid())
        setMethod('cash')
        setAsked(null)
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
            onChange={() => setAsked(null)}
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
