import { useState } from 'react'
import { rupees } from '#shop/money.ts'
import { pointsFor, type RefundMethod } from '#shop/returns/refund-payment.ts'
import { backOfficeRefundsMessages } from '../../../messages/en/back-office/orders/refunds.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { textIn } from '../../../ui/form/use-form.ts'
import { DrawerShort } from '../../cash/drawer-short.tsx'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { newUuid } from '../../parts/new-uuid.ts'
import { useAllows } from '../../parts/use-allows.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'
import { UndoRefund } from './undo-refund.tsx'

type Return = StaffOrder['returns'][number]
type Payment = StaffOrder['refunds'][number]

/** Refunds of accepted returns: due and paid. */
export function OrderRefunds({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeRefundsMessages)
  const mayPay = useAllows('return.decide')
  const refunded = order.returns.filter(({ refund }) => refund !== null && refund.cash > 0)
  if (refunded.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="office-box grid gap-2">
      <h2 id="refunds" className="text-title">
        {t('refunds.title')}
      </h2>
      <ul className="grid gap-3">
        {refunded.map((orderReturn) => {
          const payment = order.refunds.find(({ returnId }) => returnId === orderReturn.id)
          return (
            <li key={orderReturn.id} className="grid gap-1">
              <p className="font-semibold">
                {t('refunds.what', {
                  quantity: orderReturn.quantity,
                  name: order.lines.find(({ productId }) => productId === orderReturn.productId)?.name ?? '', // prettier-ignore
                })}
              </p>
              {payment ? (
                <>
                  <Paid payment={payment} />
                  {mayPay && <UndoRefund order={order} payment={payment} />}
                </>
              ) : (
                <Due order={order} orderReturn={orderReturn} mayPay={mayPay} />
              )}
              {order.undoneRefunds
                .filter(({ returnId }) => returnId === orderReturn.id)
                .map((undone) => (
                  <Undone key={undone.id} undone={undone} />
                ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Paid({ payment: { method, amount, points, note, at, by } }: { payment: Payment }) {
  const t = useMessages(backOfficeRefundsMessages)
  const sentence = {
    points: 'refunds.paidPoints',
    cash: 'refunds.paidCash',
    transfer: 'refunds.paidTransfer',
    account: 'refunds.paidAccount',
    earlier: 'refunds.paidEarlier',
  } as const
  return (
    <>
      <p>{t(sentence[method], { amount: t.money(rupees(amount)), count: points })}</p>
      {note && <p className="text-small whitespace-pre-line">{note}</p>}
      {method !== 'earlier' && (
        <p className="text-small text-soft">
          {t('refunds.by', {
            name: by ?? t('refunds.gone'),
            time: t.moment(Date.parse(at)),
          })}
        </p>
      )}
    </>
  )
}

/** A reverted payment, with who reverted it and why. */
function Undone({ undone }: { undone: StaffOrder['undoneRefunds'][number] }) {
  const t = useMessages(backOfficeRefundsMessages)
  const { amount, points, reason, undoneAt, undoneBy } = undone
  const sentence = points > 0 ? 'refunds.undonePoints' : 'refunds.undoneMoney'
  return (
    <div className="mt-1 grid gap-1 border-s-2 border-line ps-3 text-small">
      <p>{t(sentence, { amount: t.money(rupees(amount)), count: points })}</p>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      <p className="text-soft">
        {t('refunds.by', {
          name: undoneBy ?? t('refunds.gone'),
          time: t.moment(Date.parse(undoneAt)),
        })}
      </p>
    </div>
  )
}

function Due({
  order,
  orderReturn,
  mayPay,
}: {
  order: StaffOrder
  orderReturn: Return
  mayPay: boolean
}) {
  const t = useMessages(backOfficeRefundsMessages)
  const [open, setOpen] = useState(false)
  const amount = t.money(rupees(orderReturn.refund?.cash ?? 0))
  if (!mayPay) return <p>{t('refunds.due', { amount })}</p>
  return (
    <>
      <p className="rounded-small bg-marigold-soft px-3 py-2 font-semibold text-on-marigold-soft">
        {t('refunds.due', { amount })}
      </p>
      <Button small className="min-h-11 justify-self-start" onClick={() => setOpen(true)}>
        {t('refunds.open', { amount })}
      </Button>
      <PayBack order={order} orderReturn={orderReturn} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

type PayProps = { order: StaffOrder; orderReturn: Return; open: boolean; onClose: () => void }

function PayBack({ order, orderReturn, open, onClose }: PayProps) {
  const t = useMessages(backOfficeRefundsMessages)
  const send = useStaffSend()
  const mayGivePoints = useAllows('points.write') && order.customerId !== null
  const [id] = useState(newUuid)
  const [method, setMethod] = useState<RefundMethod>('cash')
  const needsNote = method === 'cash' || method === 'transfer'
  const cash = rupees(orderReturn.refund?.cash ?? 0)
  const amount = t.money(cash)
  const choice = (value: RefundMethod, hint: string) => ({
    value,
    label: t(`refunds.${value}`),
    hint,
  })
  return (
    <ConfirmDialog
      open={open}
      title={t('refunds.dialog', { amount })}
      labels={{ send: t('refunds.send'), keep: t('refunds.keep'), failed: t('refunds.failed') }}
      check={(values) =>
        needsNote && textIn(values, 'note') === ''
          ? { fields: { note: t('refunds.noteEmpty') } }
          : null
      }
      send={async (values) => {
        const body = { id, returnId: orderReturn.id, method, note: textIn(values, 'note') }
        await send('adminRefund', { params: { id: order.id }, body })
        return t('refunds.done', { amount })
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <RadioGroup
            label={t('refunds.method')}
            value={method}
            onChange={setMethod}
            choices={[
              choice('cash', t('refunds.cashHint')),
              ...(order.paymentMethod === 'account'
                ? [choice('account', t('refunds.accountHint'))]
                : []),
              choice('transfer', t('refunds.transferHint')),
              ...(mayGivePoints
                ? [choice('points', t('refunds.pointsHint', { count: pointsFor(cash) }))]
                : []),
            ]}
          />
          {method === 'cash' && <DrawerShort refund={cash} />}
          <AreaField
            name="note"
            label={t('refunds.note')}
            hint={t('refunds.noteHint')}
            error={needsNote ? errorOf('note') : undefined}
            optional={!needsNote}
            maxLength={300}
            rows={2}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
