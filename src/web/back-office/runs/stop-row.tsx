import type { ReactNode } from 'react'
import { rupees } from '#shop/money.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { promisedText } from '../../messages/promised-text.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { LateMark } from '../orders/late-mark.tsx'
import { RowCheck } from '../list/row-check.tsx'
import type { Chosen } from '../list/use-chosen.ts'
import { StatusBadge } from '../parts/status-badge.tsx'
import type { Stop, StopOrder } from './plan.ts'
import { useDotted } from '../parts/use-dotted.ts'

type Props = {
  order: StopOrder & Partial<Pick<Stop, 'missed' | 'uncollected'>>
  /** of the run */
  day: string
  /** Null: it can't be selected any more. */
  choice: Chosen<StopOrder> | null
  /** Number of the stop, or nothing. */
  lead?: ReactNode
  children?: ReactNode
}

/** An order with what a planner needs to place it in a run. */
export function StopRow({ order, day, choice, lead, children }: Props) {
  const t = useMessages(backOfficeRunsMessages)
  const dotted = useDotted()
  const { reference, name, address, promised, status, missed, location } = order
  const isEarly = promised !== null && promised.from > day
  const daysLate = promised === null ? 0 : Math.max(0, daysBetween(promised.to, day))
  const days = promised && promisedText(t, promised)
  const facts = [
    isEarly || daysLate > 0 ? null : days,
    order.zoneLabel ?? order.zone,
    location === null && t('runs.noPin'),
  ]
  return (
    <div className="flex items-start gap-2">
      {choice ? (
        <RowCheck
          label={t('runs.choose', { reference, name })}
          className="ms-0"
          checked={choice.has(order)}
          onChange={({ target }) => choice.set(order, target.checked)}
        />
      ) : (
        <span className="size-11 shrink-0" />
      )}
      {lead}
      <div className="grid min-w-0 grow gap-0.5 pb-2 pointer-fine:pt-2">
        <p className="flex items-baseline justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <Link
              to={officePaths.order(order)}
              className="text-target font-semibold hover:underline"
            >
              {name || reference}
            </Link>
            <StatusBadge order={{ status }} />
          </span>
          <span className="max-w-[45%] shrink-0 text-end text-small">
            <PaymentText order={order} />
          </span>
        </p>
        <p className="text-small wrap-break-word">{address || t('runs.noAddress')}</p>
        <p className="text-small text-soft">{dotted([reference, ...facts])}</p>
        {isEarly && (
          <p className="text-small font-semibold">
            {t('runs.notBefore', { day: t.nearDays(promised.from, promised.from) })}
          </p>
        )}
        {daysLate > 0 && (
          <p className="text-small">
            <LateMark order={{ daysLate }} />
          </p>
        )}
        {missed && (
          <p className="text-small font-semibold text-tomato-ink">
            {t('runs.missed', { time: t.time(Date.parse(missed.at)), reason: missed.reason })}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** What the rider collects, or collected too little; nothing for a cancelled order. */
function PaymentText({ order }: Pick<Props, 'order'>) {
  const t = useMessages(backOfficeRunsMessages)
  const { status, due, paymentMethod, uncollected = 0 } = order
  if (status === 'cancelled') return null
  if (uncollected > 0)
    return (
      <span className="font-semibold text-tomato-ink">
        {t('runs.uncollected', { amount: t.money(rupees(uncollected)) })}
      </span>
    )
  if (paymentMethod === 'account') return t('runs.onAccount')
  if (due === 0 || status === 'delivered') return t('runs.paid')
  return t(paymentMethod === 'card' ? 'runs.collectCard' : 'runs.collect', {
    amount: t.money(rupees(due)),
  })
}
