import { useState } from 'react'
import { dayAfter } from '#shop/settings/shop-day.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeWindowsMessages } from '../../messages/en/back-office/settings/windows.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { officePaths } from '../addresses.ts'
import { Chips } from '../list/chips.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import { StatusBadge } from '../parts/status-badge.tsx'

export type WindowOnDay = Answer<'adminWindowBoard'>['data'][number]

const daysShown = 7

type Props = {
  /** The shop's day. */
  today: string
  day: string
  windows: readonly WindowOnDay[]
  zoneNames: ReadonlyMap<string | null, string>
  mayWrite: boolean
}

/** A day's delivery times with their orders; each can be closed, or take more. */
export function WindowDay({ today, day, windows, zoneNames, mayWrite }: Props) {
  const t = useMessages(backOfficeWindowsMessages)
  const days = [
    ...new Set([...Array.from({ length: daysShown }, (_, n) => dayAfter(today, n)), day]),
  ]
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="window-day">
      <h2 id="window-day" className="text-title">
        {t('board.title')}
      </h2>
      <Chips
        label={t('board.days')}
        chips={days.toSorted().map((one) => ({
          to: officePaths.windows({ day: one === today ? undefined : one }),
          text: one === today ? t('board.today') : t.nearDays(one, one),
          isHere: one === day,
        }))}
      />
      {windows.length === 0 && <p className="text-soft">{t('board.none')}</p>}
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {windows.map((window) => (
          <li key={window.id} className="office-box grid content-start gap-2">
            <WindowCard
              day={day}
              window={window}
              zone={zoneNames.get(window.zoneId)}
              mayWrite={mayWrite}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CardProps = { day: string; window: WindowOnDay; zone: string | undefined; mayWrite: boolean }

function WindowCard({ day, window, zone, mayWrite }: CardProps) {
  const t = useMessages(backOfficeWindowsMessages, backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const { id, taken, closed, capacity, usualCapacity, orders } = window
  const change = (body: { closed?: boolean; capacity?: number | null }, done: string) =>
    act(() => send('adminChangeWindowDay', { params: { id, day }, body }), done)
  const savedText = (places: number | null) =>
    [
      t('board.saved'),
      orders.length > 0 &&
        (places ?? usualCapacity) <= taken &&
        t('board.noMore', { count: orders.length }),
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="font-semibold">{t.hours(window.from, window.to)}</h3>
        {zone && <span className="text-small text-soft">{zone}</span>}
        {closed && <Badge>{t('board.closed')}</Badge>}
        {!closed && taken >= capacity && <Badge>{t('board.full')}</Badge>}
        <span className="ms-auto money">{t('board.taken', { taken, capacity })}</span>
      </div>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={officePaths.order(order)}
              className="inline-flex min-h-11 items-center text-link hover:underline"
            >
              {order.reference}
            </Link>
            <span className="min-w-0 grow">{order.name || t('orders.guest')}</span>
            <StatusBadge order={order} />
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className="flex flex-wrap items-end gap-2">
          <Places
            key={capacity}
            window={window}
            busy={busy}
            onSave={(places) => void change({ capacity: places }, savedText(places))}
          />
          <Button
            small
            busy={busy}
            onClick={() => void change({ closed: !closed }, t(closed ? 'board.opened' : 'board.nowClosed'))} // prettier-ignore
          >
            {t(closed ? 'board.open' : 'board.close')}
          </Button>
        </div>
      )}
    </>
  )
}

type PlacesProps = { window: WindowOnDay; busy: boolean; onSave: (places: number | null) => void }

/** The places of this day alone; empty: as on other days. */
function Places({ window: { capacity, usualCapacity }, busy, onSave }: PlacesProps) {
  const t = useMessages(backOfficeWindowsMessages)
  const [typed, setTyped] = useState(String(capacity))
  const isWrong = !/^\d{0,4}$/.test(typed.trim())
  const places = typed.trim() === '' ? usualCapacity : Number(typed)
  return (
    <form
      className="flex items-end gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) onSave(places === usualCapacity ? null : places)
      }}
    >
      <TextField
        label={t('board.places')}
        inputMode="numeric"
        className="w-20"
        value={typed}
        error={isWrong ? t('fault.noCount') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" small busy={busy} disabled={places === capacity}>
        {t('board.save')}
      </Button>
    </form>
  )
}
