import { weekdays } from '#shop/delivery/zone.ts'
import { rupees } from '#shop/money.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeWindowsMessages } from '../../messages/en/back-office/settings/windows.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { weekdayMessages } from '../../messages/en/weekdays.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { loadZones } from '../zones/load-zones.ts'
import { UnusedNote } from './unused-note.tsx'
import { isUnused } from './unused-times.ts'
import { WindowDay } from './window-day.tsx'
import type { StaffWindow } from './window-values.ts'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const send = staffSend(api)
    const today = shopDay(Date.now())
    const day = dayIn(searchParams.get('day')) ?? today
    const [{ data: windows }, { data: board }, zones] = await Promise.all([
      send('adminWindows'),
      send('adminWindowBoard', { query: { day } }),
      loadZones(api),
    ])
    return { windows, zones, today, day, board }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeWindowsMessages)('windows.title'),
  }),
  Page: ({ data: { windows, zones, today, day, board } }) => {
    const t = useMessages(backOfficeWindowsMessages)
    const mayWrite = useAllows('zone.write')
    const areUnused = isUnused(zones, { zoneId: null })
    const places = [
      ...zones,
      { id: null, name: t(areUnused ? 'unused.title' : 'windows.everywhere') },
    ]
    return (
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="me-auto max-w-3xl">
            <h1 className="text-head">{t('windows.title')}</h1>
            <p className="text-soft">{t('windows.text')}</p>
          </div>
          {mayWrite && (
            <Link to={officePaths.newWindow()} className={buttonClass({ kind: 'main' })}>
              {t('windows.new')}
            </Link>
          )}
        </div>
        {!mayWrite && <p>{t('windows.readOnly')}</p>}
        {windows.length > 0 && (
          <WindowDay
            today={today}
            day={day}
            windows={board}
            zoneNames={new Map(places.map(({ id, name }) => [id, name]))}
            mayWrite={mayWrite}
          />
        )}
        {windows.length === 0 && <p className="office-box text-soft">{t('windows.none')}</p>}
        {places.map(({ id, name }) => {
          const own = windows.filter(({ zoneId }) => zoneId === id)
          return (
            own.length > 0 && (
              <section key={id} className="office-box grid gap-1">
                <h2 className="text-title">{name}</h2>
                {id === null && areUnused && <UnusedNote>{t('unused.text')}</UnusedNote>}
                <ul>
                  {own.map((window) => (
                    <Row key={window.id} window={window} isUnused={id === null && areUnused} />
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    )
  },
})

/** A day like "2026-11-28"; null: none, or nonsense. */
const dayIn = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null

function Row({ window, isUnused }: { window: StaffWindow; isUnused: boolean }) {
  const t = useMessages(backOfficeWindowsMessages, backOfficeZonesMessages, weekdayMessages)
  const { days, capacity, extra, dates, active } = window
  const facts = [
    days.length === weekdays.length
      ? t('row.daily')
      : t.joined(weekdays.filter((day) => days.includes(day)).map((day) => t(`weekday.${day}`))),
    t('windows.places', { count: capacity }),
    extra !== 0 && `${extra > 0 ? '\u200e+' : ''}${t.money(rupees(extra))}`,
    dates && t('windows.dates', { from: t.nearDays(dates.from, dates.from), to: t.nearDays(dates.to, dates.to) }), // prettier-ignore
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line not-first:border-t">
      <Link
        to={officePaths.window(window)}
        className="inline-flex min-h-11 items-center font-semibold hover:underline"
      >
        {t.hours(window.from, window.to)}
      </Link>
      <span className="text-small text-soft">{facts.join(' · ')}</span>
      {!active && <Badge>{t('windows.off')}</Badge>}
      {isUnused && <Badge>{t('unused.badge')}</Badge>}
    </li>
  )
}
