import { useState } from 'react'
import { flushSync } from 'react-dom'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useChosen } from '../list/use-chosen.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { AssignBar } from './assign-bar.tsx'
import { matching, type Plan, runsOf, type StopOrder } from './plan.ts'
import { PlanFilter } from './plan-filter.tsx'
import { RunCard } from './run-card.tsx'
import { RunSheet } from './run-sheet.tsx'
import { StopRow } from './stop-row.tsx'
import { usePlanning } from './use-planning.ts'

const maxUnassigned = 300

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const read = (name: string) => searchParams.get(name) || undefined
    const { data: plan } = await staffSend(api)('adminRunPlan', { query: { day: read('day') } })
    return { plan, filter: { zone: read('zone'), hours: read('hours') } }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeRunsMessages)('runs.title'),
  }),
  Page: ({ data: { plan, filter } }) => {
    const t = useMessages(backOfficeRunsMessages)
    const planning = usePlanning(plan)
    const orders = matching(plan.unassigned, filter)
    const runs = runsOf(plan)
    const { printed, print } = usePrinted()
    const choice = useChosen<StopOrder>([...orders, ...runs.flatMap(({ stops }) => stops)])
    useRefresh()
    return (
      <>
        <div className="no-print grid gap-6">
          <BackLink to={officePaths.orders()}>{t('runs.back')}</BackLink>
          <div>
            <h1 className="text-head">{t('runs.title')}</h1>
            <p className="text-soft">{t('runs.text')}</p>
          </div>
          <PlanFilter plan={plan} filter={filter} />
          {plan.riders.length === 0 ? (
            <EmptyState ornament="truck" title={t('runs.noRiders')} text={t('runs.noRidersText')} />
          ) : (
            <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <Unassigned plan={plan} orders={orders} choice={choice} />
              <section aria-labelledby="runs" className="grid min-w-0 gap-3">
                <h2 id="runs" className="text-title">
                  {t('runs.riders')}
                </h2>
                {plan.isCut && <Notice>{t('runs.cut', { count: 1000 })}</Notice>}
                {plan.shop === null && <p className="text-small text-soft">{t('runs.noShop')}</p>}
                <div className="grid gap-3 2xl:grid-cols-2">
                  {runs.map((run) => (
                    <RunCard
                      key={run.rider.id}
                      run={run}
                      shop={plan.shop}
                      choice={choice}
                      planning={planning}
                      onPrint={() => print(run.rider.id)}
                    />
                  ))}
                </div>
              </section>
            </div>
          )}
          <AssignBar plan={plan} choice={choice} planning={planning} />
        </div>
        {runs
          .filter(
            ({ rider, stops }) => stops.length > 0 && (rider.id === printed || printed === null),
          )
          .map((run) => (
            <RunSheet key={run.rider.id} run={run} />
          ))}
      </>
    )
  },
})

/** The rider whose run is on paper; null: all of them. */
function usePrinted() {
  const [printed, setPrinted] = useState<string | null>(null)
  const print = (rider: string) => {
    flushSync(() => setPrinted(rider))
    window.print()
    setPrinted(null)
  }
  return { printed, print }
}

type UnassignedProps = {
  plan: Plan
  orders: readonly StopOrder[]
  choice: ReturnType<typeof useChosen<StopOrder>>
}

function Unassigned({ plan: { unassigned, day }, orders, choice }: UnassignedProps) {
  const t = useMessages(backOfficeRunsMessages)
  return (
    <section aria-labelledby="unassigned" className="grid min-w-0 gap-3">
      <div>
        <h2 id="unassigned" className="text-title">
          {t('runs.unassigned')}
        </h2>
        {orders.length > 0 && (
          <p className="text-small text-soft">
            {t('runs.unassignedCount', { count: orders.length })}
          </p>
        )}
      </div>
      {orders.length === 0 && (
        <p className="office-box text-soft">
          {t(unassigned.length === 0 ? 'runs.none' : 'runs.noneMatch')}
        </p>
      )}
      {orders.length > 0 && (
        <ul className="office-box grid divide-y divide-line py-1">
          {orders.map((order) => (
            <li key={order.id}>
              <StopRow order={order} day={day} choice={choice} />
            </li>
          ))}
        </ul>
      )}
      {unassigned.length === maxUnassigned && (
        <p className="text-small text-soft">{t('runs.most', { count: maxUnassigned })}</p>
      )}
    </section>
  )
}
