import { GripVertical, Printer, Route } from 'lucide-react'
import { rupees } from '#shop/money.ts'
import { nearestNext } from '#shop/orders/runs/nearest-next.ts'
import { progressOf } from '#shop/orders/runs/run.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import type { Chosen } from '../list/use-chosen.ts'
import { placeAfterDrop, useDragRows } from '../parts/drag-rows.ts'
import { MoveButtons } from '../parts/move-buttons.tsx'
import { movedTo, type Plan, type PlannedRun, type Stop, type StopOrder } from './plan.ts'
import { StopRow } from './stop-row.tsx'
import type { Planning } from './use-planning.ts'

type Props = {
  run: PlannedRun
  shop: Plan['shop']
  choice: Chosen<StopOrder>
  planning: Planning
  onPrint: () => void
}

const isOpen = ({ status }: Stop) => status !== 'delivered' && status !== 'cancelled'

/** A rider's stops, to be sorted by dragging, by buttons or by distance. */
export function RunCard({ run, shop, choice, planning, onPrint }: Props) {
  const { busy, act, arrange } = planning
  const t = useMessages(backOfficeRunsMessages)
  const { rider, stops } = run
  const move = ({ id }: Stop, position: number) => arrange(run, (ids) => movedTo(ids, id, position))
  const drag = useDragRows<Stop>({
    keyOf: ({ id }) => id,
    edgeOf: (_, __, isUpper) => (isUpper ? 'before' : 'after'),
    onDrop(dragged, on, edge) {
      if (busy || edge === 'into') return
      const position = placeAfterDrop(stops.indexOf(dragged), stops.indexOf(on), edge)
      void act(() => move(dragged, position), t('runs.moved', { name: dragged.name, position }))
    },
  })
  const sortByDistance = (from: NonNullable<Plan['shop']>) => {
    const open = stops.filter(isOpen).map((stop) => ({ ...stop, place: stop.location }))
    const sorted = [...stops.filter((stop) => !isOpen(stop)), ...nearestNext(open, from)]
    const order = sorted.map(({ id }) => id)
    void act(() => arrange(run, () => order), t('runs.sortedByDistance', { name: rider.name }))
  }
  const onSort = shop && stops.filter(isOpen).length > 1 ? () => sortByDistance(shop) : null
  return (
    <section aria-labelledby={`run-${rider.id}`} className="office-box grid content-start gap-3">
      <RunHead run={run} />
      {stops.length > 0 && (
        <RunButtons name={rider.name} busy={busy} onSort={onSort} onPrint={onPrint} />
      )}
      {stops.length === 0 && <p className="text-soft">{t('runs.empty')}</p>}
      <ol className="grid divide-y divide-line">
        {stops.map((stop, index) => (
          <li key={stop.id}>
            <div className="office-drag-row" {...(isOpen(stop) && drag.row(stop))}>
              <StopRow
                order={stop}
                day={run.day}
                choice={isOpen(stop) ? choice : null}
                lead={
                  <span
                    className="flex min-h-11 min-w-8 items-center gap-1 text-small font-semibold text-soft"
                    {...(isOpen(stop) && {
                      title: t('runs.drag', { name: stop.name }),
                      ...drag.handle(stop),
                    })}
                  >
                    <GripVertical
                      aria-hidden
                      className={`size-4 shrink-0 ${isOpen(stop) ? '' : 'invisible'}`}
                    />
                    {index + 1}
                  </span>
                }
              >
                {isOpen(stop) ? (
                  <MoveButtons
                    index={index}
                    last={stops.length - 1}
                    move={(position) => move(stop, position)}
                    labels={{
                      up: t('runs.up', { name: stop.name }),
                      down: t('runs.down', { name: stop.name }),
                      moved: (position) => t('runs.moved', { name: stop.name, position }),
                    }}
                    className="grid shrink-0"
                  />
                ) : (
                  <span className="size-11 shrink-0" />
                )}
              </StopRow>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

type ButtonsProps = {
  name: string
  busy: boolean
  /** Null: there is nothing to sort. */
  onSort: (() => void) | null
  onPrint: () => void
}

function RunButtons({ name, busy, onSort, onPrint }: ButtonsProps) {
  const t = useMessages(backOfficeRunsMessages)
  return (
    <div className="flex flex-wrap gap-2">
      {onSort && (
        <Button small busy={busy} onClick={onSort}>
          <Route aria-hidden className="size-4" />
          {t('runs.byDistance')} <span className="sr-only">{name}</span>
        </Button>
      )}
      <Button small onClick={onPrint}>
        <Printer aria-hidden className="size-4" />
        {t('sheet.print')} <span className="sr-only">{name}</span>
      </Button>
    </div>
  )
}

function RunHead({ run: { rider, stops, collected } }: { run: PlannedRun }) {
  const t = useMessages(backOfficeRunsMessages)
  const { done, total, lastAt } = progressOf(
    stops.map(({ status, since }) => ({ status, since: Date.parse(since) })),
  )
  const facts = [
    total > 0 && t('runs.progress', { done, total }),
    lastAt !== null && t('runs.last', { time: t.time(lastAt) }),
    collected > 0 && t('runs.collected', { amount: t.money(rupees(collected)) }),
  ].filter(Boolean)
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h3 id={`run-${rider.id}`} className="text-lead font-semibold">
          {rider.name}
        </h3>
        {total > 0 && (
          <Link
            to={officePaths.rider({ rider: rider.id })}
            className="text-target text-small text-link underline"
          >
            {t('runs.see')}{' '}
            <span className="sr-only">{t('runs.openRun', { name: rider.name })}</span>
          </Link>
        )}
      </div>
      {facts.length > 0 && <p className="text-small text-soft">{facts.join(' · ')}</p>}
    </div>
  )
}
