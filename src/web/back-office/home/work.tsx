import { ChevronRight } from 'lucide-react'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'

type Today = Answer<'adminToday'>['data']
type Figure = {
  id?: 'onHold'
  count: number
  label: string
  to: string
  isBad?: boolean
}

/** The work that waits, most urgent first; then what staff keep an eye on. */
export function Work({ today }: { today: Today }) {
  const t = useMessages(backOfficeMessages)
  const mayConfirm = useAllows('order.cancel')
  const tasks = tasksOf(today, t).filter(({ id }) => mayConfirm || id !== 'onHold')
  const waiting = tasks.filter(({ count }) => count > 0)
  const watched = watchedOf(today, t).filter(({ count }) => count > 0)
  return (
    <>
      <section aria-labelledby="waiting" className="grid gap-3">
        <h2 id="waiting" className="text-title">
          {t('today.waiting')}
        </h2>
        {waiting.length > 0 && <Figures figures={waiting} />}
        {waiting.length === 0 && <p className="text-soft">{t('today.allDone')}</p>}
      </section>
      {watched.length > 0 && (
        <section aria-labelledby="watched" className="grid gap-3">
          <h2 id="watched" className="text-title">
            {t('today.watched')}
          </h2>
          <Figures figures={watched} />
        </section>
      )}
    </>
  )
}

function tasksOf(today: Today, t: Translate<typeof backOfficeMessages>): Figure[] {
  const { orders, refunds, uncollected } = today
  const counted = (
    what: 'messages' | 'returns' | 'wholesale' | 'reviews' | 'passwordRequests',
  ) => ({
    count: today[what] ?? null,
    label: t(`today.${what}`, { count: today[what] ?? 0 }),
    to: placeOf[what],
  })
  const inState = (status: 'placed' | 'packed' | 'ready', held = 0) => ({
    count: orders && (orders[status] ?? 0) - held,
    label: t(`today.${status}`),
    to: officePaths.orders({ status, hold: held > 0 ? 'no' : undefined }),
  })
  return [
    {
      count: today.late,
      label: t('today.late', { count: today.late ?? 0 }),
      to: officePaths.orders({ late: 'yes' }),
      isBad: true,
    },
    {
      id: 'onHold',
      count: today.onHold,
      label: t('today.onHold', { count: today.onHold ?? 0 }),
      to: officePaths.orders({ hold: 'yes' }),
    },
    inState('placed', today.onHold ?? 0),
    inState('packed'),
    inState('ready'),
    counted('messages'),
    {
      count: refunds && refunds.orders,
      label: t('today.refundsOf', {
        count: refunds?.orders ?? 0,
        amount: t.money(rupees(refunds?.amount ?? 0)).replaceAll(' ', '\u00a0'),
      }),
      to: officePaths.orders({ refund: 'due' }),
    },
    {
      count: uncollected && uncollected.orders,
      label: t('today.uncollectedOf', {
        count: uncollected?.orders ?? 0,
        amount: t.money(rupees(uncollected?.amount ?? 0)).replaceAll(' ', '\u00a0'),
      }),
      to: officePaths.orders({ uncollected: 'yes' }),
    },
    {
      count: today.khataToRemind,
      label: t('today.khataToRemind', { count: today.khataToRemind ?? 0 }),
      to: officePaths.khataList({ filter: 'remind' }),
    },
    {
      count: today.cashToApprove,
      label: t('today.cashToApprove', { count: today.cashToApprove ?? 0 }),
      to: officePaths.cash(),
    },
    counted('returns'),
    counted('passwordRequests'),
    counted('wholesale'),
    counted('reviews'),
  ].filter(isKnown)
}

function watchedOf({ orders, soldOut, lowStock }: Today, t: Translate<typeof backOfficeMessages>) {
  return [
    {
      count: orders && (orders.shipped ?? 0),
      label: t('today.shipped'),
      to: officePaths.orders({ status: 'shipped' }),
    },
    { count: soldOut, label: t('today.soldOut', { count: soldOut ?? 0 }), to: placeOf.soldOut },
    { count: lowStock, label: t('today.lowStock', { count: lowStock ?? 0 }), to: placeOf.lowStock },
  ].filter(isKnown)
}

/** The role may see it. */
const isKnown = <F extends { count: number | null }>(figure: F): figure is F & Figure =>
  figure.count !== null

const placeOf = {
  soldOut: officePaths.products({ only: 'sold-out' }),
  lowStock: officePaths.products({ only: 'low-stock' }),
  returns: officePaths.returns(),
  reviews: officePaths.reviews(),
  messages: officePaths.messages(),
  wholesale: officePaths.customers({ pending: '1' }),
  passwordRequests: officePaths.customers({ password: '1' }),
}

/** Counts with labels and links, in cards of one height. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useMessages(backOfficeMessages)
  return (
    <ul className="grid auto-rows-fr grid-cols-2 gap-3 md:grid-cols-3 wide:grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))]">
      {figures.map(({ count, label, to, isBad = false }) => (
        <li key={to} className="grid">
          <Link to={to} className="office-box grid content-between gap-1 hover:bg-sunk">
            <span
              className={`money text-head font-bold ${count === 0 ? 'text-soft' : isBad ? 'text-tomato-ink' : ''}`}
            >
              {t.number(count)}
            </span>
            <span className="flex items-center justify-between gap-2 text-small">
              {label}
              <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
