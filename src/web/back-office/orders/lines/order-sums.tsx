import { rupees } from '#shop/money.ts'
import { orderStates } from '#shop/order-states.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { StaffOrder } from '../load-order.ts'
import { refundDue } from '../refunds/refund-due.ts'
import { usePaymentText } from '../use-payment-text.ts'
import { usePrepaidSums, useSums } from '../use-sums.ts'

/** What an order costs, what is paid of it, and the change for the cash that its customer offers. */
export function OrderSums({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { status, total, toCollect, cashOffered } = order
  const payment = usePaymentText(order)
  const isCancelled = status === 'cancelled'
  const sums = useSums(order)
  const prepaid = usePrepaidSums(order)
  const due = refundDue(order)
  const paidBack = order.refunds.reduce((all, { amount }) => all + amount, 0)
  if (isCancelled) sums.push([t('order.cancelledTotal'), t.money(rupees(-total))])
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3">
      {sums.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="money text-end">{amount}</dd>
        </div>
      ))}
      <dt className="font-bold">{t(isCancelled ? 'order.due' : 'order.total')}</dt>
      <dd className="money text-end text-lead font-bold">
        {t.money(rupees(isCancelled ? 0 : total))}
      </dd>
      {!isCancelled && (
        <>
          <dt>{t('order.payment')}</dt>
          <dd className="text-end">{payment}</dd>
        </>
      )}
      {prepaid.map(([name, amount]) => (
        <div key={name} className="contents font-semibold">
          <dt>{name}</dt>
          <dd className="money text-end">{amount}</dd>
        </div>
      ))}
      {paidBack > 0 && (
        <>
          <dt>{t('order.paidBack')}</dt>
          <dd className="money text-end">{t.money(rupees(-paidBack))}</dd>
        </>
      )}
      {due > 0 && (
        <>
          <dt className="font-semibold text-tomato-ink">{t('order.refundDue')}</dt>
          <dd className="money text-end font-semibold text-tomato-ink">{t.money(due)}</dd>
        </>
      )}
      {cashOffered !== null && orderStates[status].isOpen && (
        <dd className="col-span-full rounded-small bg-marigold-soft px-3 py-2 font-semibold text-on-marigold-soft">
          {t('order.cash', {
            amount: t.money(rupees(cashOffered)),
            change: t.money(rupees(Math.max(0, cashOffered - toCollect))),
          })}
        </dd>
      )}
    </dl>
  )
}
