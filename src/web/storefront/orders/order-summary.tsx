import { worth } from '#shop/loyalty/points.ts'
import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { less, plus } from '#shop/money.ts'
import { isToPrepay } from '#shop/order-states.ts'
import { dueOf } from '#shop/orders/cancelling/cancellation.ts'
import { referenceOf } from '#shop/orders/order.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { afterRefunds } from '#shop/returns/refund.ts'
import { SummaryRow, SummaryRows } from '../../ui/summary-rows.tsx'
import { MostRow } from '../parts/multi-buy-note.tsx'
import { CashRows } from './payment/cash-rows.tsx'
import { OrderShipping } from './arriving/order-shipping.tsx'
import { PrepaidRows } from './payment/prepaid-rows.tsx'
import { NoteOf } from './note-of.tsx'
import { paymentOf } from './payment/payment-of.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function OrderSummary({ order }: { order: OrderWithReturns }) {
  const t = useMessages(ordersMessages)
  const due = dueOf(order)
  const after = afterRefunds({ ...order, ...due })
  const refunded = less(due.total, after.total)
  return (
    <section className="panel grid gap-5 p-5" aria-labelledby="summary">
      <h2 id="summary" className="text-lead">
        {t('order.summary')}
      </h2>
      <SummaryRows>
        <SummaryRow label={t('order.id')}>{referenceOf(order)}</SummaryRow>
        <SummaryRow label={t('order.date')}>{t.day(order.placedAt)}</SummaryRow>
        <SummaryRow label={t('order.payment')}>
          <span className="font-text tracking-normal whitespace-normal">
            {isToPrepay(order) ? (
              <>
                {t('order.payAhead')} <bdi>{t.money(due.total)}</bdi>
              </>
            ) : (
              t(paymentOf(order))
            )}
          </span>
        </SummaryRow>
        <SummaryRow label={t('order.subtotal')}>{t.money(order.subtotal)}</SummaryRow>
        <OrderShipping order={order} name={t('order.shipping')} />
        {order.status === 'cancelled' && (
          <SummaryRow label={t('order.calledOff')} less>
            <bdi>−{t.money(plus(order.subtotal, order.shipping))}</bdi>
          </SummaryRow>
        )}
        {due.redeemedPoints > 0 && (
          <SummaryRow
            label={
              <>
                {t('order.redeemed')} ({t.number(due.redeemedPoints)})
              </>
            }
            less
          >
            <bdi>−{t.money(worth(due.redeemedPoints))}</bdi>
          </SummaryRow>
        )}
        <SummaryRow label={t('order.total')} total>
          {t.money(due.total)}
        </SummaryRow>
        <MostRow total={order.total} lines={order.lines} />
        <PrepaidRows order={order} />
        <CashRows order={order} />
        {refunded > 0 && (
          <SummaryRow label={t('order.refunded')} less>
            <bdi>−{t.money(refunded)}</bdi>
          </SummaryRow>
        )}
        {after.earnedPoints > 0 && (
          <SummaryRow
            label={t(order.status === 'delivered' ? 'order.earned' : 'order.willEarn')}
            less
          >
            <bdi dir="ltr">+{t.number(after.earnedPoints)}</bdi>
          </SummaryRow>
        )}
      </SummaryRows>
      <DeliveryAddress order={order} />
      <NoteOf order={order} />
    </section>
  )
}

function DeliveryAddress({ order }: { order: OrderWithReturns }) {
  const t = useMessages(ordersMessages)
  return (
    <div className="border-t border-line pt-4">
      <h3 className="font-text text-small font-semibold tracking-normal text-soft">
        {t(order.pickup ? 'order.pickup' : 'order.address')}
      </h3>
      <address className="mt-1 leading-relaxed not-italic">
        {order.contact.name && <span className="block font-semibold">{order.contact.name}</span>}
        <span className="block whitespace-pre-line">
          {order.address.trim() || (!order.pickup && t('order.noAddress'))}
        </span>
        {order.contact.phone && (
          <span className="block text-small text-soft">
            <bdi dir="ltr">{localPhone(order.contact.phone)}</bdi>
          </span>
        )}
      </address>
    </div>
  )
}
