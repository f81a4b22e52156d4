import { ChevronLeft, Printer } from 'lucide-react'
import { useRef } from 'react'
import { isOnHold } from '#shop/order-states.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { promisedText } from '../../messages/promised-text.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { loadOrder, type StaffOrder } from './load-order.ts'
import { LateMark } from './late-mark.tsx'
import { MoreActions } from './more-actions.tsx'
import { MoveOn } from './move-on.tsx'
import { NextOrder } from './next-order.tsx'
import { OrderHold } from './order-hold.tsx'
import { OrderLines } from './lines/order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderRunFacts } from '../runs/order-run-facts.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderRefunds } from './refunds/order-refunds.tsx'
import { refundDue } from './refunds/refund-due.ts'
import { OrderPast } from './past/order-past.tsx'
import { PayBack } from './refunds/prepayment.tsx'
import { ShortPayment } from './refunds/short-payment.tsx'
import { inReadersWords } from '../urdu/goods-name.ts'
import { RiderStop } from './rider-stop.tsx'
import { TakeBack } from './take-back/take-back.tsx'

export const page = definePage({
  load: async (args) => inReadersWords(await loadOrder(args)),
  head: ({ reference }, { language }) => ({
    title: messagesIn(language, backOfficeOrdersMessages)('order.title', { reference }),
  }),
  Page: ({ data: order }) => {
    const t = useMessages(backOfficeOrdersMessages)
    const title = useRef<HTMLHeadingElement>(null)
    useRefresh()
    const mayMove = useAllows('order.move')
    const mayCancel = useAllows('order.cancel')
    const focusTitle = () => title.current?.focus({ preventScroll: true })
    // Its button stands in the bar below the lines.
    const isPacking = mayMove && order.status === 'placed' && !isOnHold(order)
    const isDue = refundDue(order) > 0
    const mayTakeBack = useAllows('return.decide')
    // Riders move orders but don't change what is in them.
    const isRider = mayMove && !mayCancel && order.channel !== 'counter'
    return (
      <div className="grid gap-4">
        <Link to={officePaths.orders()} className="back-link no-print">
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('order.back')}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 ref={title} tabIndex={-1} className="text-head">
            {t('order.title', { reference: order.reference })}
          </h1>
          <StatusBadge order={order} />
          <p className="basis-full text-soft">
            {t('order.placedAt', { time: t.moment(Date.parse(order.createdAt)) })}
            <Arrival order={order} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2 md:gap-3">
          {mayMove && !isPacking && (
            // A new button per status, so holding a key moves the order once.
            <MoveOn key={order.status} order={order} onMoved={focusTitle} />
          )}
          {!isRider && <PackingSlip order={order} />}
          {mayTakeBack && order.status === 'delivered' && (
            // A new form, with a new key, after each return.
            <TakeBack key={order.returns.length} order={order} />
          )}
          <MoreActions key={`more ${order.status}`} order={order} onMoved={focusTitle} />
          <NextOrder id={order.id} />
        </div>
        {isOnHold(order) && <OrderHold order={order} />}
        <PayBack order={order} />
        <ShortPayment order={order} />
        {isRider && <RiderStop order={order} />}
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] wide:grid-cols-[minmax(0,1fr)_24rem]">
          <OrderLines order={order} isPacking={isPacking} onMoved={focusTitle} />
          <div className="grid gap-4">
            {!isRider && <OrderPeople order={order} />}
            {isDue && <OrderRefunds order={order} />}
            <OrderRunFacts order={order} />
            <OrderNotes order={order} mayWrite={mayMove} />
            {!isDue && <OrderRefunds order={order} />}
            <OrderPast order={order} />
          </div>
        </div>
        {isRider && (
          <div>
            <PackingSlip order={order} />
          </div>
        )}
      </div>
    )
  },
})

/** When the order was delivered, or is promised. */
function Arrival({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { channel, history, promised, status } = order
  const deliveredAt = history.find((entry) => entry.status === 'delivered')?.at
  if (status === 'delivered' && deliveredAt !== undefined && channel !== 'counter')
    return ` · ${t('order.deliveredAt', { day: t.day(Date.parse(deliveredAt)) })}`
  if (promised === null || status === 'cancelled' || status === 'delivered') return null
  return (
    <>
      {' · '}
      <span className="font-semibold text-ink">
        {t('order.promised', { days: promisedText(t, promised) })}
      </span>{' '}
      <LateMark order={order} />
    </>
  )
}

function PackingSlip({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  return (
    <Link to={officePaths.packingSlip(order)} className={buttonClass()}>
      <Printer aria-hidden className="size-5" />
      {t('order.slip')}
    </Link>
  )
}
