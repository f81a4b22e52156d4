import { useState } from 'react'
import { type CashMethod, cashMethods } from '#shop/cash/drawer.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../../messages/en/back-office/orders/cash.ts'
import { backOfficeHoldMessages } from '../../../messages/en/back-office/orders/hold.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { textIn } from '../../../ui/form/use-form.ts'
import { PaidBy } from '../../cash/paid-by.tsx'
import { DialogButton } from '../../forms/dialog-button.tsx'
import { newUuid } from '../../parts/new-uuid.ts'
import { useAllows } from '../../parts/use-allows.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'

/** Records that an order on hold was paid in advance. */
export function RecordPrepayment({ order: { id, reference, total } }: { order: StaffOrder }) {
  const t = useMessages(backOfficeHoldMessages, backOfficeCashMessages)
  const send = useStaffSend()
  const [method, setMethod] = useState<CashMethod>('transfer')
  return (
    <DialogButton
      label={t('hold.paid')}
      button={{ small: true, kind: 'main' }}
      title={t('hold.paidTitle', { amount: t.money(rupees(total)) })}
      labels={{ send: t('hold.paidSave'), keep: t('cash.keep'), failed: t('cash.failed') }}
      check={(values) => withoutSlip(method, values, t('paid.slipEmpty'))}
      send={async (values) => {
        const body = { method, slip: textIn(values, 'slip'), total }
        await send('adminReleaseHold', { params: { id }, body })
        return t('hold.released', { reference })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('hold.paidText')}</p>
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

const backMethods = ['cash', 'transfer'] as const

/** Money that staff have for goods that don't come, with a button that records that it was paid back. */
export function PayBack({
  order: { id: orderId, reference, prepaid, toPayBack },
}: {
  order: StaffOrder
}) {
  const t = useMessages(backOfficeHoldMessages, backOfficeCashMessages)
  const send = useStaffSend()
  const mayPay = useAllows('cash.write')
  const [id, setId] = useState(newUuid)
  const [method, setMethod] = useState<(typeof backMethods)[number]>('transfer')
  if (toPayBack === 0) return null
  const amount = t.money(rupees(toPayBack))
  return (
    <section
      aria-labelledby="pay-back"
      className="office-box flex flex-wrap items-center justify-between gap-3 border-marigold bg-marigold-soft text-on-marigold-soft"
    >
      <div>
        <h2 id="pay-back" className="text-title">
          {t('hold.payBack', { amount })}
        </h2>
        <p>{t('hold.payBackText', { prepaid: t.money(rupees(prepaid)) })}</p>
      </div>
      {mayPay && (
        <DialogButton
          label={t('hold.payBackOpen')}
          button={{ small: true, kind: 'main' }}
          title={t('hold.payBackTitle', { amount, reference })}
          labels={{ send: t('hold.payBackSave'), keep: t('cash.keep'), failed: t('cash.failed') }}
          check={(values) => withoutSlip(method, values, t('paid.slipEmpty'))}
          send={async (values) => {
            const body = { id, method, slip: textIn(values, 'slip'), amount: toPayBack }
            await send('adminPayBack', { params: { id: orderId }, body })
            setId(newUuid())
            return t('hold.paidBack', { amount })
          }}
        >
          {(errorOf) => (
            <>
              <p>{t('hold.payBackHow')}</p>
              <PaidBy
                methods={backMethods}
                method={method}
                onChange={setMethod}
                error={errorOf('slip')}
              />
            </>
          )}
        </DialogButton>
      )}
    </section>
  )
}

/** A card or a transfer needs the number of its slip. */
const withoutSlip = (method: CashMethod, values: FormData, slip: string) =>
  method !== 'cash' && textIn(values, 'slip') === '' ? { fields: { slip } } : null
