import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeHoldMessages } from '../../../messages/en/back-office/orders/hold.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { backOfficePapersMessages } from '../../../messages/en/back-office/orders/papers.ts'
import { promisedText } from '../../../messages/promised-text.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { useLayoutData } from '../../layout/use-layout-data.ts'
import type { StaffOrder } from '../load-order.ts'
import { paymentState } from '../payment-state.ts'
import { usePaymentText } from '../use-payment-text.ts'
import { UrduName } from '../lines/urdu-name.tsx'
import { OrderedWeight, TotalMost } from '../lines/ordered-weight.tsx'
import { useSums } from '../use-sums.ts'
import { withPacksInReadersWords } from '../../urdu/goods-name.ts'
import { useDotted } from '../../parts/use-dotted.ts'

type Props = { order: StaffOrder; heading?: 'h1' | 'h2' }

/** For packer and rider, so in the language of staff; names also as the customer reads them, who is asked about them. */
export function PackingSlip({ order: given, heading: Heading = 'h1' }: Props) {
  const order = withPacksInReadersWords(given)
  const t = useMessages(backOfficeOrdersMessages, backOfficePapersMessages)
  const shop = useLayoutData()?.settings
  const { promised } = order
  const isSale = order.channel === 'counter'
  const isFetched = isSale || order.pickup !== null
  return (
    <article className="order-paper grid gap-4">
      <p className="text-title font-bold">{shop?.shopName}</p>
      <Heading className="text-head">{t('slip.title', { reference: order.reference })}</Heading>
      <div>
        <p>{t('order.placedAt', { time: t.moment(Date.parse(order.createdAt)) })}</p>
        {promised && (
          <p className="font-semibold">
            {t('order.promised', { days: promisedText(t, promised) })}
          </p>
        )}
      </div>
      <div>
        <p className="text-title font-bold">
          {t(isSale ? 'order.atCounter' : order.pickup ? 'slip.pickup' : 'slip.deliverTo')}
        </p>
        <p className="font-semibold">
          <bdi>{order.contact.name || t('orders.guest')}</bdi>
        </p>
        <p className="money">{localPhone(order.contact.phone)}</p>
        {!isFetched && <p>{order.address || t('order.noAddress')}</p>}
        {order.note && (
          <p>
            {t('order.note')}: <bdi>{order.note}</bdi>
          </p>
        )}
      </div>
      {order.status === 'cancelled' ? (
        <p className="font-semibold">{t('paper.nothing')}</p>
      ) : (
        <>
          <Lines order={order} />
          <Payment order={order} />
        </>
      )}
    </article>
  )
}

function Lines({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { direction } = useLanguage()
  const dotted = useDotted()
  const left = order.lines.filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity)
  const count = left.reduce((sum, line) => sum + line.quantity - line.cancelledQuantity, 0)
  return (
    <div>
      <p className="text-title font-bold">{t('slip.items', { count })}</p>
      <ul>
        {left.map((line) => (
          <li
            key={`${line.productId} ${line.color ?? ''}`}
            className="flex items-start gap-3 border-t border-line py-2"
          >
            <span aria-hidden className="mt-1 size-5 shrink-0 border-2 border-current" />
            <span className="min-w-10 font-bold whitespace-nowrap tabular-nums">
              <bdi dir={direction}>{t.number(line.quantity - line.cancelledQuantity)} ×</bdi>
            </span>
            <span className="min-w-0 grow">
              <bdi className="font-semibold">{line.name}</bdi>{' '}
              <span className="inline-block text-soft">{dotted([line.pack, line.color])}</span>
              <UrduName order={order} line={line} />
              <OrderedWeight line={line} />
              {line.replaces !== null && (
                <span className="block text-small">
                  {t('packing.inPlaceOf', { name: order.lines[line.replaces]?.name ?? '' })}
                </span>
              )}
              {line.ifMissing && (
                <span className="block text-small">
                  {t('slip.missing')}: {t(`slip.${line.ifMissing}`)}
                </span>
              )}
            </span>
            <span className="money whitespace-nowrap">{t.money(rupees(line.amount))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Payment({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { total, toCollect, cashOffered } = order
  const isDue = paymentState(order) === 'due'
  const sums = useSums(order)
  const inAdvance = useMessages(backOfficeHoldMessages)('hold.inAdvance')
  if (order.prepaid > 0) sums.push([inAdvance, t.money(rupees(-order.prepaid))])
  return (
    <div className="border-t-2 border-current pt-3">
      {sums.map(([name, amount]) => (
        <p key={name} className="flex justify-between gap-4">
          <span>{name}</span>
          <span className="money">{amount}</span>
        </p>
      ))}
      <p className="flex justify-between gap-4 text-lead font-bold">
        <span>{t(isDue ? 'slip.collect' : 'order.total')}</span>
        <span className="money">{t.money(rupees(isDue ? toCollect : total))}</span>
      </p>
      <TotalMost order={order} />
      <p className={isDue ? undefined : 'font-bold'}>{usePaymentText(order)}</p>
      {cashOffered !== null && isDue && (
        <p>
          {t('order.cash', {
            amount: t.money(rupees(cashOffered)),
            change: t.money(rupees(Math.max(0, cashOffered - toCollect))),
          })}
        </p>
      )}
    </div>
  )
}
