import { allows } from '#shop/permissions.ts'
import type { Answer } from '#wire/calls.ts'
import { redirect } from '../../app/router/redirect.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { homeOf } from '../layout/places.ts'
import { MailOff } from '../parts/mail-off.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { LastDays } from './last-days.tsx'
import { MyRun } from './my-run.tsx'
import { NextStops } from './next-stops.tsx'
import { PickupsEnding } from './pickups-ending.tsx'
import { Work } from './work.tsx'
import { SalesToday } from './sales-today.tsx'
import { SetupReminder, ShopSetup } from './shop-setup.tsx'

type Today = Answer<'adminToday'>['data']

/** The orders on the way, the earliest promise first. */
const stops = { status: 'shipped', sort: 'promised', limit: 100 }

export const page = definePage({
  // The login check comes first.
  load: async ({ api, layoutData }) => {
    const { role } = await layoutData
    if (!allows(role, 'today.read')) throw redirect(homeOf(role))
    const send = staffSend(api)
    const [{ data: today }, report, run] = await Promise.all([
      send('adminToday'),
      allows(role, 'report.read') ? send('adminSalesReport', { query: { days: 28 } }) : null,
      role === 'rider' ? send('adminRun', { query: {} }) : null,
    ])
    // A shop without planned runs.
    const isUnplanned = run !== null && run.data.stops.length === 0
    const shipped = isUnplanned ? await send('adminOrders', { query: stops }) : null
    return { today, days: report?.data.days ?? [], run: run?.data, stops: shipped?.data }
  },
  head: (_, { language }) => ({ title: messagesIn(language, backOfficeMessages)('today.title') }),
  Page: ({ data: { today, days, run, stops } }) => {
    const t = useMessages(backOfficeMessages)
    useRefresh()
    return (
      <div className="grid gap-6">
        <h1 className="text-head">{t('today.title')}</h1>
        {/* Until the shop opens, its checklist says so. */}
        {today.setup?.open !== false && <MailOff />}
        {today.setup?.remind && <Setup setup={today.setup} />}
        {stops && <NextStops stops={stops} waiting={today.orders?.packed ?? 0} />}
        {run && !stops && <MyRun run={run} />}
        {!run && <Work today={today} />}
        {!run && <PickupsEnding pickups={today.pickupsEnding ?? []} />}
        {days.length > 0 && (
          <div className="grid grid-cols-1 gap-3 wide:grid-cols-[1fr_2fr]">
            <SalesToday days={days} />
            <LastDays days={days} />
          </div>
        )}
        <p className="text-small text-soft">{t('today.updates')}</p>
      </div>
    )
  },
})

function Setup({ setup }: { setup: NonNullable<Today['setup']> }) {
  const { open, missing } = setup
  if (open && !missing.some(({ needed }) => needed)) return <SetupReminder count={missing.length} />
  return <ShopSetup setup={setup} hasSteps />
}
