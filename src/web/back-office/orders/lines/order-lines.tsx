import type { ReactNode } from 'react'
import { rupees } from '#shop/money.ts'
import { isOnHold, orderAllows } from '#shop/order-states.ts'
import { media } from '../../../app/paths.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import type { StaffOrder } from '../load-order.ts'
import { Collected } from '../collected.tsx'
import { useAllows } from '../../parts/use-allows.ts'
import { MoveOn } from '../move-on.tsx'
import { LineQuestion } from './line-question.tsx'
import { OrderSums } from './order-sums.tsx'
import { PackLine } from './pack-line.tsx'
import { type ScanAnswer, usePackScans } from './use-pack-scans.ts'
import { UrduName } from './urdu-name.tsx'
import { leftOf, lineKey, type OrderLine, useTicks } from './use-ticks.ts'
import { OrderedWeight, TotalMost } from './ordered-weight.tsx'
import { WeighLine } from './weigh-line.tsx'
import { useDotted } from '../../parts/use-dotted.ts'

type Props = { order: StaffOrder; isPacking: boolean; onMoved: () => void }

/** The lines of an order with their totals; packers tick each line. */
export function OrderLines({ order, isPacking, onMoved }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const ticks = useTicks(order)
  const mayWeigh = useAllows('order.move') && orderAllows(order, 'weigh') && !isOnHold(order)
  const { answer, clearMiss } = usePackScans(order, ticks, isPacking)
  const goOn = (line: OrderLine, act: (line: OrderLine) => void) => {
    clearMiss()
    act(line)
  }
  return (
    <section aria-labelledby="items" className="office-box grid gap-3">
      <h2 id="items" className="text-title">
        {t('order.items')}
      </h2>
      <ul className="grid">
        {inOrderOfWork(order).map(([index, line]) => (
          <Line
            key={lineKey(line)}
            line={line}
            urduName={<UrduName order={order} line={line} />}
            last={lastOf(order, index)}
            returned={returnedOf(order, line)}
            isPacking={isPacking}
            isScanned={answer?.line === lineKey(line)}
            replaced={line.replaces === null ? undefined : order.lines[line.replaces]?.name}
          >
            <LineQuestion order={order} index={index} />
            {isPacking && line.quantity > line.cancelledQuantity && (
              <PackLine
                order={order}
                line={line}
                ticks={{ ...ticks, toggle: (one) => goOn(one, ticks.toggle) }}
              />
            )}
            {line.weight !== null && mayWeigh && leftOf(line) > 0 && (
              <WeighLine
                key={`${line.weight.packed?.grams} of ${leftOf(line)}`}
                order={order}
                line={line}
                onWeighed={() => goOn(line, (one) => ticks.set(one, leftOf(one)))}
              />
            )}
          </Line>
        ))}
      </ul>
      <OrderSums order={order} />
      <TotalMost order={order} />
      <Collected order={order} />
      {isPacking && (
        <div className="sticky bottom-0 z-10 -mx-4.5 -mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-b-card border-t border-line bg-raised px-4.5 py-3">
          <div>
            <p role="status" className="font-semibold">
              {t('packing.done', { count: ticks.count, all: ticks.all })}
            </p>
            <ScanLine answer={answer} />
          </div>
          <MoveOn order={order} onMoved={onMoved} />
        </div>
      )}
    </section>
  )
}

/** The lines with their positions. Cancelled and replaced ones come last. */
const inOrderOfWork = ({ lines }: StaffOrder) =>
  [...lines.entries()].toSorted(([, a], [, b]) => Number(leftOf(a) === 0) - Number(leftOf(b) === 0))

/** The answer to the last scan. */
function ScanLine({ answer }: { answer: ScanAnswer | null }) {
  const t = useMessages(backOfficeOrdersMessages)
  if (answer === null)
    return <p className="text-small text-soft max-md:sr-only">{t('scan.hint')}</p>
  const { text, isMatch, at } = answer
  return isMatch ? (
    <p key={at} role="status" className="font-semibold text-leaf-ink">
      {text}
    </p>
  ) : (
    <p key={at} role="alert" className="font-semibold text-tomato-ink">
      {text}
    </p>
  )
}

/** Quantity and amount of a line when its order was cancelled; null: the order goes on. */
function lastOf({ status, cancellations }: StaffOrder, index: number): Amount | null {
  if (status !== 'cancelled') return null
  const found = cancellations.at(-1)?.lines.find(({ line }) => line === index)
  return found ?? { quantity: 0, amount: 0 }
}

/** Pieces that were taken back. */
const returnedOf = ({ returns }: StaffOrder, { productId, color }: OrderLine) =>
  returns
    .filter((one) => one.state === 'accepted' && one.productId === productId)
    .filter((one) => (one.color ?? null) === (color ?? null))
    .reduce((all, { quantity }) => all + quantity, 0)

type Amount = { quantity: number; amount: number }

type LineProps = {
  line: OrderLine
  urduName: ReactNode
  last: Amount | null
  returned: number
  isPacking: boolean
  /** by the last scan */
  isScanned: boolean
  /** in place of what it came */
  replaced: string | undefined
  children: ReactNode
}

function Line({
  line,
  urduName,
  last,
  returned,
  isPacking,
  isScanned,
  replaced,
  children,
}: LineProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const { direction } = useLanguage()
  const dotted = useDotted()
  const left = line.quantity - line.cancelledQuantity
  const isWeighed = Boolean(line.weight?.packed) && left > 0
  const { quantity, amount } = last ?? { quantity: left, amount: line.amount }
  return (
    <li
      className={`flex flex-wrap items-center gap-3 border-t border-line py-2 ${left === 0 ? 'text-soft' : ''} ${isScanned ? 'rounded-small bg-leaf-soft' : ''}`}
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
      <div className="grid min-w-0 grow basis-24 gap-0.5">
        <div className={left === 0 ? 'line-through' : undefined}>
          <p className="font-semibold">
            {isPacking && left > 0 && (
              <span className="text-lead font-bold whitespace-nowrap tabular-nums">
                <bdi dir={direction}>{t.number(left)} ×</bdi>
              </span>
            )}{' '}
            <bdi>{line.name}</bdi>
            {urduName}
          </p>
          <p className="text-small text-soft">
            {dotted([
              isWeighed ? t('order.perPiece', { quantity, price: line.pack }) : line.pack,
              line.colorLabel ?? line.color,
            ])}
          </p>
        </div>
        <OrderedWeight line={line} />
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
        {returned > 0 && (
          <p className="text-small text-tomato-ink">{t('order.returned', { count: returned })}</p>
        )}
      </div>
      <div className="min-w-24 text-end md:order-last">
        <p className={`money font-semibold ${last === null ? '' : 'line-through'}`}>
          {t.money(rupees(amount))}
        </p>
        {!isWeighed && (
          <p className="money text-small text-soft">
            {t('order.perPiece', { quantity, price: t.money(rupees(line.price)) })}
          </p>
        )}
      </div>
      {children}
    </li>
  )
}
