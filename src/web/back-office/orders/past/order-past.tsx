import { rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { backOfficeHoldMessages } from '../../../messages/en/back-office/orders/hold.ts'
import { backOfficeOrderTimeMessages } from '../../../messages/en/back-office/orders/order-time.ts'
import { backOfficeStepBackMessages } from '../../../messages/en/back-office/orders/step-back.ts'
import { backOfficeTakeBackMessages } from '../../../messages/en/back-office/orders/take-back.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { promisedText } from '../../../messages/promised-text.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { weightText } from '../../../messages/weight-text.ts'
import type { StaffOrder } from '../load-order.ts'
import { type Entry, usePaymentEntries, useWeighingEntries } from './use-amount-entries.ts'
import { TakeBack as TakeBackCash } from '../../cash/take-back.tsx'
import { useAllows } from '../../parts/use-allows.ts'
import { useDotted } from '../../parts/use-dotted.ts'

/** The history of an order, and its returns. */
export function OrderPast({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { returns, lines, enteredBy } = order
  return (
    <section aria-labelledby="history" className="office-box grid gap-2">
      <h2 id="history" className="text-title">
        {t('order.history')}
      </h2>
      <History order={order} />
      {enteredBy !== null && (
        <p className="text-small text-soft">{t('order.enteredBy', { name: enteredBy })}</p>
      )}
      {returns.length > 0 && (
        <>
          <h3 className="mt-2 font-semibold">{t('order.returns')}</h3>
          <ul className="grid gap-1 text-small">
            {returns.map(({ id, productId, quantity, state }) => (
              <li key={id}>
                {t('order.returnOf', {
                  name: lines.find((line) => line.productId === productId)?.name ?? '',
                  quantity,
                  state: t(`order.${state}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** States and cancelled items, oldest first, each with the person who did it. */
function History({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages, backOfficeStepBackMessages)
  const { channel, history, stepsBack, cancellations, lines, timeChanges } = order
  const isSale = channel === 'counter'
  const whole = order.status === 'cancelled' ? cancellations.at(-1) : undefined
  // Customers cancel until it is packed; later, without a person, nobody picked it up in time.
  const isBySystem =
    order.pickup !== null && whole?.by === null && history.some(({ status }) => status === 'packed')
  const steps: Entry[] = history
    // Counter sales pass all states at once: hide the ones in between.
    .filter(({ status }) => !isSale || (status !== 'packed' && status !== 'shipped'))
    .map(({ status, at, by }) => ({
      at,
      by: status === 'cancelled' && isBySystem ? t('order.bySystem') : by,
      title: t(isSale && status === 'delivered' ? 'order.handedOver' : `became.${status}`),
      ...(status === 'cancelled' && whole && { reason: whole.reason }),
    }))
  const parts: Entry[] = cancellations
    .filter((cancellation) => cancellation !== whole)
    .map(({ at, by, reason, replacedBy, lines: parts }) => {
      const items = parts
        .map(({ line, quantity, amount }) =>
          t('order.cancelledItem', {
            count: quantity,
            name: lines[line]?.name ?? '',
            amount: t.money(rupees(amount)),
          }),
        )
        .join(', ')
      const name = replacedBy === null ? undefined : lines[replacedBy]?.name
      const title =
        name === undefined
          ? t('order.cancelledItems', { items })
          : t('order.replacedItems', { items, name })
      return { at, by, title, reason }
    })
  const undone: Entry[] = stepsBack.flatMap(
    ({ from, to, enteredAt, enteredBy, at, by, reason }) => [
      { at: enteredAt, by: enteredBy ?? t('order.gone'), title: t(`became.${from}`) },
      {
        at,
        by: by ?? t('order.gone'),
        title: t('back.became', { from: t(`status.${from}`), to: t(`status.${to}`) }),
        reason: reason || null,
      },
    ],
  )
  const back = useReturnEntries(order)
  const times = useTimeEntries(timeChanges)
  const released = useReleaseEntry(order)
  const weighed = useWeighingEntries(order)
  const paid = usePaymentEntries(order)
  const mayTakeBack = useAllows('cash.write')
  const entries = [
    ...steps,
    ...released,
    ...paid,
    ...weighed,
    ...undone,
    ...parts,
    ...back,
    ...times,
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <ol className="grid gap-3">
      {entries.map(({ at, by, title, reason, takeBack }) => (
        <li key={`${at} ${title}`} className="grid gap-0.5">
          <span className="font-semibold">{title}</span>
          {reason && <span>{t('order.reason', { reason })}</span>}
          <span className="text-small text-soft">
            <time dateTime={at}>{t.moment(Date.parse(at))}</time>
            {' · '}
            {by ?? t('order.byCustomer')}
          </span>
          {takeBack && mayTakeBack && <TakeBackCash entry={takeBack} />}
        </li>
      ))}
    </ol>
  )
}

/** What staff took back. */
function useReturnEntries({ returns, lines }: StaffOrder): Entry[] {
  const t = useMessages(backOfficeOrdersMessages, backOfficeTakeBackMessages, gramsMessages)
  const dotted = useDotted()
  return returns.flatMap(({ createdAt: at, createdBy: by, ...one }) => {
    if (by === null) return []
    const name = lines.find(({ productId }) => productId === one.productId)?.name ?? ''
    const item = t.joined([name, one.colorLabel ?? one.color])
    const title = t('take.became', { quantity: one.quantity, name: item })
    const weight = one.grams !== null && weightText(t, one.grams)
    const reason = dotted([weight, t(`take.${one.kind}`), one.reason])
    return [{ at, by: by || t('order.gone'), title, reason }]
  })
}

function useReleaseEntry({ hold, confirmation }: StaffOrder): Entry[] {
  const t = useMessages(backOfficeHoldMessages)
  return hold?.releasedAt
    ? [{ at: hold.releasedAt, by: confirmation.by, title: t('hold.became') }]
    : []
}

function useTimeEntries(changes: StaffOrder['timeChanges']): Entry[] {
  const t = useMessages(backOfficeOrderTimeMessages)
  return changes.map(({ at, by, before, after: arrival }) => {
    const after = promisedText(t, arrival)
    const title =
      before === null
        ? t('time.became', { after })
        : t('time.movedFrom', { before: promisedText(t, before), after })
    return { at, by, title }
  })
}
