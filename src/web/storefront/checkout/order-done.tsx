import '../cart/buying.css'
import { keyOf } from '#shop/cart/cart.ts'
import { Gift, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { worth } from '#shop/loyalty/points.ts'
import { SummaryRow, SummaryRows } from '../../ui/summary-rows.tsx'
import { type Amounts, dueOf } from '#shop/orders/cancelling/cancellation.ts'
import { leftOfLine, type Order, referenceOf } from '#shop/orders/order.ts'
import { isOnAccount, isToPrepay } from '#shop/order-states.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Ornament } from '../../ui/ornament/ornament.tsx'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { doneMessages } from '../../messages/en/storefront/checkout/done.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CashRows } from '../orders/payment/cash-rows.tsx'
import { OrderShipping } from '../orders/arriving/order-shipping.tsx'
import { NoteOf } from '../orders/note-of.tsx'
import { paymentOf } from '../orders/payment/payment-of.ts'
import { Hold } from '../orders/hold/hold.tsx'
import { Pickup } from '../orders/pickup/pickup.tsx'
import { OrderArrival } from '../orders/arriving/order-arrival.tsx'
import { MiniLine, MiniLines } from '../cart/mini-lines.tsx'
import { MostRow, MultiBuyNote } from '../parts/multi-buy-note.tsx'
import { Couplet } from './done/couplet.tsx'
import { DoneActions } from './done/done-actions.tsx'
import { DoneScene } from './done/done-scene.tsx'
import { KeepLink } from './details/keep-link.tsx'

type Props = {
  order: Order
  /** opens a guest's order */
  orderKey?: string | undefined
  title: string
  said: string
  /** next steps while the order is under way */
  children: ReactNode
}

export const OrderDone = ({ order, orderKey, title, said, children }: Props) => {
  const t = useMessages(checkoutMessages, doneMessages)
  return (
    <div className="wrap done">
      <header className="grid justify-items-center gap-2 text-center">
        {isCancelled(order) ? (
          <Ornament name="bird" className="w-44 animate-rise sm:w-56" />
        ) : (
          <DoneScene />
        )}
        <h1 className="text-head">{isCancelled(order) ? t('done.cancelled') : title}</h1>
        {!isCancelled(order) && said !== title && (
          <p className="text-lead font-semibold text-leaf-ink">{said}</p>
        )}
        <p className="text-lead font-semibold">
          {t('done.reference')} <span className="money">{referenceOf(order)}</span>
          {!isCancelled(order) && (
            <>
              {' · '}
              <span className="money">{t.money(dueOf(order).total)}</span>
            </>
          )}
        </p>
        <OrderArrival order={order} className="text-lead" />
        <p className="text-soft">
          {isCancelled(order) ? t('done.nothing') : t('done.thanks', { name: order.contact.name })}
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          {isCancelled(order) ? <WaysOn id={order.id} orderKey={orderKey} /> : children}
        </div>
      </header>
      <div className="grid w-full gap-5">
        <Hold order={order} />
        <Pickup order={order} />
        {!isCancelled(order) && (
          <>
            <KeepLink order={order} orderKey={orderKey} />
            <DoneActions order={order} />
          </>
        )}
        <Slip order={order} />
      </div>
    </div>
  )
}

const isCancelled = ({ status }: Order) => status === 'cancelled'

/** A cancelled order can't be tracked. */
const WaysOn = ({ id, orderKey }: { id: string; orderKey: string | undefined }) => {
  const t = useMessages(checkoutMessages, doneMessages)
  return (
    <>
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {t('done.shop')}
      </Link>
      <Link to={paths.order({ id, key: orderKey })} className={buttonClass()}>
        {t('done.details')}
      </Link>
    </>
  )
}

const whenPaid = (order: Order) =>
  isToPrepay(order)
    ? 'order.payAhead'
    : isOnAccount(order)
      ? 'order.account'
      : order.pickup
        ? 'done.payAtCounter'
        : 'done.pay'

/** The receipt, with flowers along its foot. */
const Slip = ({ order }: { order: Order }) => {
  const t = useMessages(checkoutMessages, doneMessages, ordersMessages)
  return (
    <section className="panel w-full overflow-hidden" aria-labelledby="slip">
      <div className="grid gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="slip" className="text-lead">
            {t('done.reference')} <span className="money">{referenceOf(order)}</span>
          </h2>
          <p className="text-small text-soft">
            {t(whenPaid(order))}{' '}
            <span className="money text-title font-bold text-ink">
              {t.money(dueOf(order).total)}
            </span>
          </p>
          {!isCancelled(order) && (
            <MostRow isSentence total={dueOf(order).total} lines={order.lines} />
          )}
        </div>
        <MiniLines label={t('order.items')}>
          {order.lines.map((line) => (
            <MiniLine
              key={keyOf(line)}
              line={line}
              about={[
                `${t.number(line.quantity)} × ${t.money(line.price)}`,
                line.cancelledQuantity > 0 &&
                  t('order.lineCancelled', { count: line.cancelledQuantity }),
              ]}
              amount={t.money(leftOfLine(line).amount)}
            >
              <MultiBuyNote isPlaced line={{ ...line, quantity: leftOfLine(line).quantity }} />
            </MiniLine>
          ))}
        </MiniLines>
        {!isCancelled(order) && <Sums order={order} />}
        <Facts order={order} />
        <NoteOf order={order} />
        <Points {...dueOf(order)} />
        {!isCancelled(order) && <Couplet order={order} />}
      </div>
      <div className="border-phool" aria-hidden />
    </section>
  )
}

/** Payment, address and phone, to check at a glance. */
const Facts = ({ order }: { order: Order }) => {
  const t = useMessages(doneMessages, ordersMessages)
  const { phone } = order.contact
  return (
    <dl className="grid gap-2 text-small">
      {!isCancelled(order) && !isToPrepay(order) && (
        <div>
          <dt className="text-soft">{t('order.payment')}</dt>
          <dd>{t(paymentOf(order))}</dd>
        </div>
      )}
      {!order.pickup && (
        <div>
          <dt className="text-soft">{t('done.to')}</dt>
          <dd className="whitespace-pre-line">{order.address}</dd>
        </div>
      )}
      {phone !== '' && (
        <div>
          <dt className="text-soft">{t('done.phone')}</dt>
          <dd>
            <bdi dir="ltr">{localPhone(phone)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

const Sums = ({ order }: { order: Order }) => {
  const t = useMessages(checkoutMessages, doneMessages)
  const due = dueOf(order)
  return (
    <SummaryRows>
      <SummaryRow label={t('summary.subtotal')}>{t.money(order.subtotal)}</SummaryRow>
      <OrderShipping order={order} name={t('summary.shipping')} />
      {due.redeemedPoints > 0 && (
        <SummaryRow label={t('summary.points')} less>
          −{t.money(worth(due.redeemedPoints))}
        </SummaryRow>
      )}
      <SummaryRow label={t('summary.total')} total>
        {t.money(due.total)}
      </SummaryRow>
      <CashRows order={order} />
    </SummaryRows>
  )
}

const Points = ({ redeemedPoints, earnedPoints }: Amounts) => {
  const t = useMessages(checkoutMessages, doneMessages)
  return (
    (redeemedPoints > 0 || earnedPoints > 0) && (
      <ul className="grid gap-2 rounded-small bg-marigold-soft px-4 py-3 text-small font-medium text-on-marigold-soft">
        {redeemedPoints > 0 && (
          <li className="flex items-center gap-2">
            <Gift aria-hidden className="size-4 shrink-0" />{' '}
            {t('done.redeemed', { points: redeemedPoints })}
          </li>
        )}
        {earnedPoints > 0 && (
          <li className="flex items-center gap-2">
            <Sparkles aria-hidden className="size-4 shrink-0" />{' '}
            {t('done.earned', { points: earnedPoints })}
          </li>
        )}
      </ul>
    )
  )
}
