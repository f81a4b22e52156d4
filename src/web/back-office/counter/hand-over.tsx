import { useState } from 'react'
import { type CashMethod, cashMethods, slipRejection } from '#shop/cash/drawer.ts'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { backOfficePickupsMessages } from '../../messages/en/back-office/orders/pickups.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { PaidBy } from '../cash/paid-by.tsx'
import { DialogButton } from '../forms/dialog-button.tsx'
import { textIn as translatedIn } from '../orders/paper/text-in.ts'
import { useDotted } from '../parts/use-dotted.ts'
import { useStaffSend } from '../send.ts'

export type Pickup = Answer<'adminPickups'>['data'][number]

/** Shows the code, the goods and what to collect, and hands the order over. */
export function HandOver({ pickup, onDone }: { pickup: Pickup; onDone: () => void }) {
  const t = useMessages(backOfficePickupsMessages, backOfficeCashMessages)
  const send = useStaffSend()
  const { id, reference, code, toCollect, paymentMethod } = pickup
  const [method, setMethod] = useState<CashMethod>(paymentMethod === 'card' ? 'card' : 'cash')
  const isDue = toCollect > 0
  const paidIn = (values: FormData) => (isDue ? { method, slip: textIn(values, 'slip') } : null)
  return (
    <DialogButton
      label={
        <>
          {t('pickups.handOver')} <span className="sr-only">{reference}</span>
        </>
      }
      button={{ kind: 'brand' }}
      title={t('pickups.title', { reference })}
      labels={{ send: t('pickups.handOver'), keep: t('cash.keep'), failed: t('cash.failed') }}
      check={(values) => {
        const paid = paidIn(values)
        return paid && slipRejection(paid) ? { fields: { slip: t('paid.slipEmpty') } } : null
      }}
      send={async (values) => {
        await send('adminHandOver', { params: { id }, body: { due: toCollect, paid: paidIn(values) } }) // prettier-ignore
        onDone()
        return t('pickups.done', { reference })
      }}
    >
      {(errorOf) => (
        <>
          <p>
            {t('pickups.ask')}{' '}
            <strong className="money text-head tracking-widest">
              <bdi dir="ltr">{code}</bdi>
            </strong>
          </p>
          <Lines pickup={pickup} />
          {isDue ? (
            <>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{t('pickups.collect')}</span>
                <span className="money text-head font-bold">{t.money(rupees(toCollect))}</span>
              </p>
              <PaidBy
                methods={cashMethods}
                method={method}
                onChange={setMethod}
                error={errorOf('slip')}
              />
            </>
          ) : (
            <p className="font-semibold">
              {t(paymentMethod === 'account' ? 'pickups.onAccount' : 'pickups.paid')}
            </p>
          )}
        </>
      )}
    </DialogButton>
  )
}

function Lines({ pickup: { lines, texts } }: { pickup: Pickup }) {
  const t = useMessages(backOfficePickupsMessages)
  const dotted = useDotted()
  const said = translatedIn(texts)
  return (
    <ul aria-label={t('pickups.goods')} className="grid gap-1">
      {lines
        .map((line) => ({ ...line, left: line.quantity - line.cancelledQuantity }))
        .filter(({ left }) => left > 0)
        .map(({ productId, name, pack, color, left }) => (
          <li key={`${productId} ${color ?? ''}`} className="flex gap-3">
            <span className="money w-10 shrink-0 font-semibold">{t.number(left)} ×</span>
            <span>{dotted([said(name), said(pack), said(color)])}</span>
          </li>
        ))}
    </ul>
  )
}
