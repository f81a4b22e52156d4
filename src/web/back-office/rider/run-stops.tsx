import { useEffect, useRef, useState } from 'react'
import { Check, X } from 'lucide-react'
import { rupees } from '#shop/money.ts'
import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { type ChosenStop, isOpen, nextStop, type ShownStop } from './queue.ts'
import { RefusedAction } from './refused-action.tsx'
import { StopCard } from './stop-card.tsx'
import type { RunOfRider } from './use-rider-run.ts'
import { useSettled } from './use-settled.ts'

/** The next stop with everything for it, then the later ones and those that are done. */
export function RunStops({ current }: { current: RunOfRider }) {
  const t = useMessages(backOfficeRunMessages)
  const { stops } = current
  const [chosen, setChosen] = useState<ChosenStop | null>(null)
  const open = stops.filter(isOpen)
  const now = nextStop(stops, chosen)
  const isSettled = useSettled(now?.id)
  useTopFor(now?.id)
  const later = open.filter((stop) => stop !== now)
  const done = stops.filter((stop) => !isOpen(stop))
  return (
    <>
      {now && <StopCard key={now.id} stop={now} current={current} isSettled={isSettled} />}
      {later.length > 0 && (
        <section aria-labelledby="later" className="grid gap-3">
          <h2 id="later" className="text-title">
            {t('run.later')}
          </h2>
          <ol className="grid gap-2">
            {later.map((stop) => (
              <li key={stop.id} className="office-box grid gap-2">
                <LaterStop stop={stop} number={stops.indexOf(stop) + 1} />
                {stop.refused && <RefusedAction action={stop.refused} current={current} />}
                {current.run.isOwn && stop.status !== 'placed' && (
                  <Button className="min-h-11 justify-self-start" onClick={() => setChosen(stop)}>
                    {t('run.doNow')} <span className="sr-only">{stop.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="done" className="grid gap-3">
          <h2 id="done" className="text-title">
            {t('run.done')}
          </h2>
          <ol className="office-box grid divide-y divide-line py-1">
            {done.map((stop) => (
              <li key={stop.id} className="grid gap-2 py-2">
                <DoneStop stop={stop} />
                {stop.refused && <RefusedAction action={stop.refused} current={current} />}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** Shows who the next stop is: its button would otherwise stand where that of the one before was pressed. */
function useTopFor(id: string | undefined) {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current !== id) window.scrollTo({ top: 0 })
    shown.current = id
  }, [id])
}

function LaterStop({ stop, number }: { stop: ShownStop; number: number }) {
  const t = useMessages(backOfficeRunMessages)
  const { name, reference, address, missed, isWaiting, status, due } = stop
  return (
    <div className="flex gap-3">
      <span className="money grid size-8 shrink-0 place-items-center rounded-pill bg-sunk text-small font-bold">
        <span className="sr-only">{t('run.stop', { number })}</span>
        <span aria-hidden>{t.figure(number)}</span>
      </span>
      <div className="min-w-0 grow">
        <p className="flex justify-between gap-3 font-semibold">
          <span className="min-w-0 wrap-break-word">{name || reference}</span>
          {due > 0 && <span className="money shrink-0">{t.money(rupees(due))}</span>}
        </p>
        <p className="text-small wrap-break-word">{address || t('run.noAddress')}</p>
        {status === 'placed' && <p className="text-small text-soft">{t('run.notPacked')}</p>}
        {missed && (
          <p className="text-small font-semibold text-tomato-ink">
            {t('run.missed', { time: t.time(Date.parse(missed.at)), reason: missed.reason })}
          </p>
        )}
        {isWaiting && <p className="text-small font-semibold">{t('run.isSent')}</p>}
      </div>
    </div>
  )
}

function DoneStop({ stop }: { stop: ShownStop }) {
  const t = useMessages(backOfficeRunMessages)
  const { name, reference, status, since, hasCode, isWaiting } = stop
  const isDelivered = status === 'delivered'
  const Icon = isDelivered ? Check : X
  const time = t.time(Date.parse(since))
  const outcome = isDelivered ? (hasCode ? 'deliveredCode' : 'delivered') : 'cancelled'
  return (
    <div className="flex gap-3">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isDelivered ? 'text-leaf-ink' : 'text-tomato-ink'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold">{name || reference}</p>
        <p className="text-small text-soft">
          {t('run.order', { reference })} · {t(`outcome.${outcome}`, { time })}
        </p>
        {isWaiting && <p className="text-small font-semibold">{t('run.isSent')}</p>}
      </div>
    </div>
  )
}
