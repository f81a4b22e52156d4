import { useState } from 'react'
import { type CashMethod, cashMethods } from '#shop/cash/drawer.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../../messages/en/back-office/orders/cash.ts'
import { shortPaymentMessages } from '../../../messages/en/back-office/orders/short-payment.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { textIn } from '../../../ui/form/use-form.ts'
import { PaidBy } from '../../cash/paid-by.tsx'
import { DialogButton } from '../../forms/dialog-button.tsx'
import { amountIn } from '../../khata/amount-in.ts'
import { newUuid } from '../../parts/new-uuid.ts'
import { useAllows } from '../../parts/use-allows.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'

type Props = { order: StaffOrder }

/** What the customer of a delivered order didn't pay, with what staff can do about it. */
export function ShortPayment({ order }: Props) {
  const t = useMessages(shortPaymentMessages)
  const mayPay = useAllows('cash.write')
  const mayWriteOff = useAllows('cash.write-off')
  if (order.uncollected === 0) return null
  return (
    <section
      aria-labelledby="short"
      className="office-box flex flex-wrap items-center justify-between gap-3 border-marigold bg-marigold-soft text-on-marigold-soft"
    >
      <div>
        <h2 id="short" className="text-title">
          {t('short.title', { amount: t.money(rupees(order.uncollected)) })}
        </h2>
        <p>{t('short.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayPay && <LatePayment order={order} />}
        {mayWriteOff && <WriteOff order={order} />}
      </div>
    </section>
  )
}

function LatePayment({ order: { id: orderId, reference, uncollected } }: Props) {
  const t = useMessages(shortPaymentMessages, backOfficeCashMessages)
  const send = useStaffSend()
  const [id, setId] = useState(newUuid)
  const [method, setMethod] = useState<CashMethod>('cash')
  const most = rupees(uncollected)
  return (
    <DialogButton
      label={t('short.open')}
      button={{ small: true, kind: 'main' }}
      title={t('short.payTitle', { reference })}
      labels={{ send: t('short.save'), keep: t('cash.keep'), failed: t('cash.failed') }}
      check={(values) => {
        const amount = amountIn(values)
        const fields = {
          ...((amount <= 0 || amount > most) && {
            amount: t('short.amountWrong', { amount: t.money(most) }),
          }),
          ...(method !== 'cash' && textIn(values, 'slip') === '' && { slip: t('paid.slipEmpty') }),
        }
        return Object.keys(fields).length > 0 ? { fields } : null
      }}
      send={async (values) => {
        const body = { id, amount: textIn(values, 'amount'), method, slip: textIn(values, 'slip') }
        await send('adminPayLater', { params: { id: orderId }, body })
        setId(newUuid())
        return t('short.saved', { amount: t.money(amountIn(values)) })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('short.payText')}</p>
          <TextField
            name="amount"
            label={t('short.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={uncollected}
            error={errorOf('amount')}
          />
          <PaidBy
            methods={cashMethods}
            method={method}
            onChange={setMethod}
            error={errorOf('slip')}
          />
        </>
      )}
    </DialogButton>
  )
}

function WriteOff({ order: { id: orderId, reference, uncollected } }: Props) {
  const t = useMessages(shortPaymentMessages, backOfficeCashMessages)
  const send = useStaffSend()
  const [id, setId] = useState(newUuid)
  const amount = t.money(rupees(uncollected))
  return (
    <DialogButton
      label={t('short.waive')}
      button={{ small: true }}
      title={t('short.waiveTitle', { amount, reference })}
      labels={{ send: t('short.waive'), keep: t('cash.keep'), failed: t('cash.failed') }}
      check={(values) =>
        textIn(values, 'reason') === '' ? { fields: { reason: t('short.reasonEmpty') } } : null
      }
      send={async (values) => {
        const body = { id, amount: uncollected, reason: textIn(values, 'reason') }
        await send('adminWriteOff', { params: { id: orderId }, body })
        setId(newUuid())
        return t('short.waived', { amount })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('short.waiveText')}</p>
          <TextField
            name="reason"
            label={t('short.reason')}
            maxLength={300}
            autoComplete="off"
            error={errorOf('reason')}
          />
        </>
      )}
    </DialogButton>
  )
}
