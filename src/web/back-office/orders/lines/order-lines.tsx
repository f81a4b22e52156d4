import type { ReactNode } from 'react'
import { rupees } from '#shop/money.ts'
import { media } from '../../../app/paths.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { StaffOrder } from '../load-order.ts'
import { LineQuestion } from './line-question.tsx'
import { PackLine } from './pack-line.tsx'
import { lineKey, type OrderLine, useTicks } from './use-ticks.ts'

type Props = { order: StaffOrder; mayPack: boolean }

/** The lines of an order with their totals; packers tick each line. */
export function OrderLines({ order, mayPack }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const ticks = useTicks(order)
  const isPacked = mayPack && order.status === 'placed'
  return (
    <section aria-labelledby="items" className="office-box grid gap-3">
      <h2 id="items" className="text-title">
        {t('order.items')}
      </h2>
      <ul className="grid">
        {order.lines.map((line, index) => (
          <Line
            key={lineKey(line)}
            line={line}
            replaced={line.replaces === null ? undefined : order.lines[line.replaces]?.name}
          >
            <LineQuestion order={order} index={index} />
            {isPacked && line.quantity > line.cancelledQuantity && (
              <PackLine order={order} line={line} ticks={ticks} />
            )}
          </Line>
        ))}
      </ul>
      {isPacked && (
        <p role="status" className="text-small font-semibold">
          {t('packing.done', { count: ticks.count, all: ticks.all })}
        </p>
      )}
      <Sums order={order} />
    </section>
  )
}

type LineProps = {
  line: OrderLine
  /** in place of what it came */
  replaced: string | undefined
  children: ReactNode
}

function Line({ line, replaced, children }: LineProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const left = line.quantity - line.cancelledQuantity
  return (
    <li
      className={`flex flex-wrap items-center gap-3 border-t border-line py-2 ${left === 0 ? 'text-soft' : ''}`}
    >
      {line.picture && (
        <img
          src={media(line.picture)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 shrink-0 rounded-small object-contain"
        />
      )}
      <div className="grid min-w-0 grow basis-32 gap-0.5">
        <div className={left === 0 ? 'line-through' : undefined}>
          <p className="font-semibold">{line.name}</p>
          <p className="text-small text-soft">
            {[line.pack, line.color].filter(Boolean).join(' · ')}
          </p>
        </div>
        {replaced && <p className="text-small">{t('packing.inPlaceOf', { name: replaced })}</p>}
        {line.ifMissing && left > 0 && (
          <p className="text-small font-medium">
            {t('slip.missing')}: {t(`slip.${line.ifMissing}`)}
          </p>
        )}
        {line.cancelledQuantity > 0 && (
          <p className="text-small text-tomato-ink">
            {t('order.cancelledOf', { count: line.cancelledQuantity })}
          </p>
        )}
      </div>
      <div className="min-w-24 text-end md:order-last">
        <p className="money font-semibold">{t.money(rupees(line.amount))}</p>
        <p className="money text-small text-soft">
          {t('order.perPiece', { quantity: left, price: t.money(rupees(line.price)) })}
        </p>
      </div>
      {children}
    </li>
  )
}

function Sums({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { channel, subtotal, shipping, redeemedPoints, total, cashOffered, paymentMethod } = order
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3">
      <dt>{t('order.subtotal')}</dt>
      <dd className="money text-end">{t.money(rupees(subtotal))}</dd>
      <dt>{t('order.shipping')}</dt>
      <dd className="money text-end">{t.money(rupees(shipping))}</dd>
      {redeemedPoints > 0 && (
        <>
          <dt>{t('order.points', { count: redeemedPoints })}</dt>
          <dd className="money text-end">{t.money(rupees(-redeemedPoints))}</dd>
        </>
      )}
      <dt className="font-bold">{t('order.total')}</dt>
      <dd className="money text-end text-lead font-bold">{t.money(rupees(total))}</dd>
      <dt>{t('order.payment')}</dt>
      <dd className="text-end">
        {t(channel === 'counter' ? 'order.paidAtCounter' : `order.${paymentMethod}`)}
      </dd>
      {cashOffered !== null && order.status !== 'delivered' && (
        <dd className="col-span-full rounded-small bg-marigold-soft px-3 py-2 font-semibold text-on-marigold-soft">
          {t('order.cash', {
            amount: t.money(rupees(cashOffered)),
            change: t.money(rupees(Math.max(0, cashOffered - total))),
          })}
        </dd>
      )}
    </dl>
  )
}
