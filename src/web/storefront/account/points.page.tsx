import { Hourglass } from 'lucide-react'
import { type PointsEntry, spendable, spendableLater } from '#shop/loyalty/points.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { accountCalls } from '../../app/api/account-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { pointsMessages } from '../../messages/en/storefront/account/points.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { usePointsRule } from '../layout-data/use-points-rule.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { pageIn } from '../parts/pages-around.ts'
import { Paging } from '../parts/paging.tsx'
import { orLogin } from '../auth/require-login.ts'

const perPage = 20

export const page = definePage({
  async load({ api, url }) {
    const at = pageIn(url.searchParams)
    return {
      ...(await orLogin(url, accountCalls(api).pointsStatement({ page: at, limit: perPage }))),
      at,
    }
  },
  head: (_, { language }) => ({ title: messagesIn(language, pointsMessages)('points.title') }),
  Page: ({ data: { entries, total, at } }) => {
    const t = useMessages(accountMessages, pointsMessages)
    return (
      <div className="wrap">
        <Crumbs
          crumbs={[
            { name: t('profile.title'), to: paths.profile() },
            { name: t('points.title'), to: paths.points() },
          ]}
        />
        {total === 0 ? <Nothing /> : <Statement entries={entries} />}
        <Paging
          page={at}
          pages={Math.ceil(total / perPage)}
          to={(next) => paths.points({ page: next })}
        />
      </div>
    )
  },
})

function Statement({ entries }: { entries: readonly PointsEntry[] }) {
  const t = useMessages(pointsMessages)
  const columns = useColumns(entries)
  const { on } = usePointsRule()
  const { person } = useLayoutData()
  const held = person ?? { points: 0, pendingPoints: 0 }
  const balance = held.points
  const later = spendableLater(held)
  /** Some points wait for their order. */
  const isHeld = on && later > 0
  return (
    <div className="grid gap-6 pt-2">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="grid gap-3">
          <h1 className="text-sign">{t('points.title')}</h1>
          <p className="max-w-2xl text-lead text-soft">
            {t(on ? 'points.lead' : 'points.leadOff')}
          </p>
        </div>
        <p className="rounded-card bg-marigold-soft px-5 py-3 text-on-marigold-soft">
          {t(isHeld ? 'points.usable' : 'points.balance')}{' '}
          <strong className="money font-display text-title">
            {t('points.count', { count: isHeld ? spendable(held) : balance })}
          </strong>
        </p>
      </div>
      {isHeld && (
        <p className="flex gap-2 text-soft">
          <Hourglass aria-hidden className="mt-1 size-4 shrink-0" />
          <span>{t('points.pending', { later, balance })}</span>
        </p>
      )}
      {balance < 0 && <p className="text-soft">{t('points.owed')}</p>}
      <div className="panel overflow-hidden">
        <DataTable
          caption={t('points.table')}
          className="w-full text-start"
          classes={{
            heading: 'bg-sunk px-2 py-2.5 text-small font-semibold text-soft sm:px-5',
            body: 'divide-y divide-line',
            cell: 'px-2 py-3 align-baseline sm:px-5',
          }}
          columns={columns}
          rows={entries}
          keyOf={({ at }, index) => `${at} ${index}`}
        />
      </div>
    </div>
  )
}

function useColumns(entries: readonly PointsEntry[]): Column<PointsEntry>[] {
  const t = useMessages(pointsMessages)
  return [
    {
      key: 'when',
      heading: t('points.when'),
      className: 'text-small text-soft whitespace-nowrap',
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{t.day(at)}</time>,
    },
    {
      key: 'why',
      heading: t('points.why'),
      className: 'max-sm:text-small',
      cell: (entry) => (
        <>
          {t(isMore(entry, entries) ? 'points.earnedMore' : `points.${entry.reason}`)}{' '}
          {entry.orderId !== null && (
            <Link to={paths.order({ id: entry.orderId })} className="inline-link thumb">
              {referenceOf({ id: entry.orderId })}
            </Link>
          )}
        </>
      ),
    },
    {
      key: 'change',
      heading: t('points.change'),
      end: true,
      cell: ({ points }) => (
        <bdi
          dir="ltr"
          className={`money font-bold ${points > 0 ? 'text-leaf-ink' : 'text-tomato-ink'}`}
        >
          {`${points > 0 ? '+' : '−'}${t.figure(Math.abs(points))}`}
        </bdi>
      ),
    },
    {
      key: 'after',
      heading: t('points.after'),
      end: true,
      cell: ({ balance }) => (
        <bdi dir="ltr" className="money">
          {`${balance < 0 ? '−' : ''}${t.figure(Math.abs(balance))}`}
        </bdi>
      ),
    },
  ]
}

const Nothing = () => {
  const t = useMessages(pointsMessages)
  const { on } = usePointsRule()
  return (
    <EmptyState
      ornament="basket"
      level={1}
      title={t('points.none')}
      text={t(on ? 'points.noneText' : 'points.noneTextOff')}
    >
      <Link to={paths.products()} className={buttonClass({ kind: 'main' })}>
        {t('points.shop')}
      </Link>
    </EmptyState>
  )
}

/** Newest first: an order that earned before earns more once it is weighed or changed. */
const isMore = (entry: PointsEntry, entries: readonly PointsEntry[]) =>
  entry.reason === 'earned' &&
  entries
    .slice(entries.indexOf(entry) + 1)
    .some(({ reason, orderId }) => reason === 'earned' && orderId === entry.orderId)
