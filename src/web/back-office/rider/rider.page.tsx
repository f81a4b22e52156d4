import { useEffect } from 'react'
import { rupees } from '#shop/money.ts'
import { progressOf } from '#shop/orders/runs/run.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { Link } from '../../app/router/link.tsx'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { isOpen, type RiderRun, type ShownStop } from './queue.ts'
import { LostActions } from './refused-action.tsx'
import { ShowStops } from './show-stops.tsx'
import { RunStops } from './run-stops.tsx'
import { type RunOfRider, useRiderRun } from './use-rider-run.ts'
import { WaitingBar } from './waiting-bar.tsx'

export const page = definePage({
  async load({ api, layoutData, url }) {
    await layoutData
    const rider = url.searchParams.get('rider') || undefined
    return (await staffSend(api)('adminRun', { query: { rider } })).data
  },
  head: ({ isOwn, rider }, { language }) => ({
    title: messagesIn(language, backOfficeRunMessages)(isOwn ? 'run.title' : 'run.titleOf', {
      name: rider.name,
    }),
  }),
  Page: ({ data }) => {
    const t = useMessages(backOfficeRunMessages)
    const mayPlan = useAllows('run.plan')
    const current = useRiderRun(data)
    useRefresh()
    useFreshCopy()
    const { run, stops } = current
    const open = stops.filter(isOpen)
    return (
      <div className="mx-auto grid w-full max-w-2xl gap-4">
        {mayPlan && <BackLink to={officePaths.runs()}>{t('run.plan')}</BackLink>}
        <Head run={run} stops={stops} />
        <WaitingBar current={current} />
        <LostActions current={current} />
        {run.isOwn && <TakeAll stops={open} act={current.act} />}
        {stops.length === 0 && (
          <EmptyState
            ornament="truck"
            title={t('run.none')}
            text={run.isOwn ? t('run.noneText') : t('run.noneOf', { name: run.rider.name })}
          />
        )}
        {stops.length > 0 && open.length === 0 && (
          <EmptyState ornament="truck" title={t('run.allDone')} text={t('run.allDoneText')}>
            <Link to={officePaths.cash()} className={buttonClass({ kind: 'main' })}>
              {t('run.cash')}
            </Link>
          </EmptyState>
        )}
        {!run.isOwn && open.length > 0 && (
          <p className="text-small text-soft">{t('run.onlyRider', { name: run.rider.name })}</p>
        )}
        <RunStops current={current} />
        {run.isOwn && <ShowStops run={run} />}
      </div>
    )
  },
})

/** The service worker's copy of the page is older than what the shop knows. */
function useFreshCopy() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (document.documentElement.dataset.copy !== undefined) void revalidate()
  }, [revalidate])
}

type HeadProps = { run: RiderRun; stops: readonly ShownStop[] }

function Head({ run: { isOwn, rider, day, at, collected }, stops }: HeadProps) {
  const t = useMessages(backOfficeRunMessages)
  const { done, total, lastAt } = progressOf(
    stops.map(({ status, since }) => ({ status, since: Date.parse(since) })),
  )
  const facts = [
    total > 0 && t('run.progress', { done, total }),
    lastAt !== null && t('run.last', { time: t.time(lastAt) }),
    collected > 0 && t('run.collected', { amount: t.money(rupees(collected)) }),
  ].filter(Boolean)
  return (
    <div>
      <h1 className="text-head">
        {isOwn ? t('run.title') : t('run.titleOf', { name: rider.name })}
      </h1>
      <p className="text-small text-soft">
        {t(day === shopDay(Date.parse(at)) ? 'run.today' : 'run.earlier', {
          day: t.nearDays(day, day),
        })}
      </p>
      {facts.length > 0 && <p className="money mt-1 font-semibold">{facts.join(' · ')}</p>}
      {total > 0 && (
        <svg
          aria-hidden
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          className="mt-2 h-2 w-full rounded-pill bg-line text-leaf-ink"
        >
          <rect width={(100 * done) / total} height="2" fill="currentColor" />
        </svg>
      )}
    </div>
  )
}

function TakeAll({ stops, act }: { stops: readonly ShownStop[]; act: RunOfRider['act'] }) {
  const t = useMessages(backOfficeRunMessages)
  const toTake = stops.filter(({ status }) => status === 'packed' || status === 'ready')
  if (toTake.length === 0) return null
  return (
    <Button
      kind="brand"
      className="min-h-14 w-full justify-center"
      onClick={() =>
        act(
          ...toTake.map(({ id, reference }) => ({ order: id, reference, kind: 'taken' as const })),
        )
      }
    >
      {t('run.take', { count: toTake.length })}
    </Button>
  )
}
