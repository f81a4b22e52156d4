import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { openStatuses } from '#shop/order-states.ts'
import { rupees } from '#shop/money.ts'
import { allows } from '#shop/permissions.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { MailOff } from '../parts/mail-off.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { LastDays } from './last-days.tsx'
import { NextStops, stopsOf } from './next-stops.tsx'
import { SalesToday } from './sales-today.tsx'
import { SetupReminder, ShopSetup } from './shop-setup.tsx'

type Today = Answer<'adminToday'>['data']

export const page = definePage({
  // The login check comes first.
  load: async ({ api, layoutData }) => {
    const { role } = await layoutData
    const send = staffSend(api)
    const [{ data: today }, report, shipped] = await Promise.all([
      send('adminToday'),
      allows(role, 'report.read') ? send('adminSalesReport', { query: { days: 28 } }) : null,
      role === 'rider' ? send('adminOrders', { query: { status: 'shipped', limit: 100 } }) : null,
    ])
    return { today, days: report?.data.days ?? [], stops: shipped && stopsOf(shipped.data) }
  },
  head: (_, { language }) => ({ title: messagesIn(language, backOfficeMessages)('today.title') }),
  Page: ({ data: { today, days, stops } }) => {
    const t = useMessages(backOfficeMessages)
    useRefresh()
    return (
      <div className="grid gap-6">
        <h1 className="text-head">{t('today.title')}</h1>
        <MailOff />
        {today.setup?.remind && <Setup setup={today.setup} />}
        {stops ? (
          <NextStops stops={stops} waiting={today.orders?.packed ?? 0} />
        ) : (
          <section aria-labelledby="waiting" className="grid gap-3">
            <h2 id="waiting" className="text-title">
              {t('today.waiting')}
            </h2>
            <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 wide:grid-cols-5">
              <Waiting today={today} />
            </ul>
          </section>
        )}
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
  return <ShopSetup setup={setup} hasSteps={!open} />
}

function Waiting({ today }: { today: Today }) {
  const t = useMessages(backOfficeMessages)
  const { orders, refunds } = today
  const counted = (what: keyof typeof placeOf) => {
    const count = today[what]
    return count === null ? null : (
      <Tile key={what} count={count} to={placeOf[what]}>
        {t(`today.${what}`)}
      </Tile>
    )
  }
  return (
    <>
      {today.late === null ? null : (
        <Tile count={today.late} to={officePaths.orders({ late: 'yes' })} isBad>
          {t('today.late')}
        </Tile>
      )}
      {orders &&
        openStatuses.map((status) => (
          <Tile key={status} count={orders[status] ?? 0} to={officePaths.orders({ status })}>
            {t(`today.${status}`)}
          </Tile>
        ))}
      {(['soldOut', 'lowStock', 'returns'] as const).map(counted)}
      {refunds && (
        <Tile count={refunds.orders} to={officePaths.orders({ refund: 'due' })}>
          {refunds.orders === 0
            ? t('today.refunds')
            : t('today.refundsOf', {
                amount: t.money(rupees(refunds.amount)).replaceAll(' ', '\u00a0'),
              })}
        </Tile>
      )}
      {(['reviews', 'messages', 'wholesale'] as const).map(counted)}
      {today.passwordRequests ? counted('passwordRequests') : null}
    </>
  )
}

const placeOf = {
  soldOut: officePaths.products({ only: 'sold-out' }),
  lowStock: officePaths.products({ only: 'low-stock' }),
  returns: officePaths.returns(),
  reviews: officePaths.reviews(),
  messages: officePaths.messages(),
  wholesale: officePaths.customers({ pending: '1' }),
  passwordRequests: officePaths.customers({ password: '1' }),
}

type TileProps = { count: number; to: string; isBad?: boolean; children: ReactNode }

/** Count, label and link. */
function Tile({ count, to, isBad = false, children }: TileProps) {
  const t = useMessages(backOfficeMessages)
  return (
    <li className="grid">
      <Link to={to} className="office-box grid gap-1 hover:bg-sunk">
        <span
          className={`money text-head font-bold ${count === 0 ? 'text-soft' : isBad ? 'text-tomato-ink' : ''}`}
        >
          {t.number(count)}
        </span>
        <span className="flex items-center justify-between gap-2 text-small">
          {children}
          <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
        </span>
      </Link>
    </li>
  )
}
