import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { readKhata } from '../../app/api/khata-calls.ts'
import { khataPath } from '../../app/khata-path.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'
import { khataMessages } from '../../messages/en/khata.ts'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MonthNav } from '../../ui/paper/month-nav.tsx'
import { StatementPaper } from '../../ui/paper/statement.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { orLogin } from '../auth/require-login.ts'
import { definePage } from '../layout-data/define-page.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { PageHead } from '../parts/page-head.tsx'

type Khata = Answer<'khata'>['data']

export const page = definePage({
  async load({ api, url }) {
    const month = url.searchParams.get('month') ?? ''
    const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(month)
    return (await orLogin(url, readKhata(api, isMonth ? month : undefined))).data
  },
  head: (_, { language }) => ({ title: messagesIn(language, khataMessages)('khata.title') }),
  Page: function KhataPage({ data: khata }) {
    const t = useMessages(khataMessages, accountMessages)
    const { person, settings } = useLayoutData()
    const isUsed = khata.isOn || khata.balance !== 0 || khata.opening !== 0 || khata.entries[0]
    return (
      <div className="wrap pb-12">
        <div className="no-print">
          <PageHead
            title={t('khata.title')}
            {...(isUsed && { lead: t('khata.lead') })}
            crumbs={[
              { name: t('profile.title'), to: paths.profile() },
              { name: t('khata.title'), to: khataPath() },
            ]}
          />
        </div>
        {isUsed ? (
          <div className="grid gap-6">
            <Standing khata={khata} />
            <Months khata={khata} />
            <StatementPaper
              statement={khata}
              shop={settings ?? undefined}
              customer={{ name: person?.fullName ?? '', business: null }}
              orderName={(order) => <Link to={paths.order(order)}>{order.reference}</Link>}
            />
          </div>
        ) : (
          <EmptyState ornament="basket" title={t('khata.off')} text={t('khata.offText')}>
            <Link to={paths.products()} className={buttonClass({ kind: 'main' })}>
              {t('khata.shop')}
            </Link>
          </EmptyState>
        )}
      </div>
    )
  },
  Pending: () => (
    <div className="wrap grid gap-6 py-8" aria-hidden>
      <Skeleton className="h-32 w-full !rounded-card" />
      <Skeleton className="h-96 w-full !rounded-card" />
    </div>
  ),
  ErrorPage: KhataErrorPage,
})

function Standing({ khata }: { khata: Khata }) {
  const t = useMessages(khataMessages)
  const { balance, isOn, limit, reserved, overdue, daysOverdue, nextDueAt } = khata
  const amount = t.money(rupees(overdue))
  return (
    <dl className="no-print grid gap-4 sm:grid-cols-2">
      <Figure
        name={t(balance < 0 ? 'khata.credit' : 'khata.balance')}
        value={t.money(rupees(Math.abs(balance)))}
        isBad={overdue > 0}
      >
        {overdue > 0
          ? t('khata.overdue', { amount, days: daysOverdue })
          : nextDueAt === null
            ? t('khata.none')
            : t('khata.due', { day: t.day(Date.parse(nextDueAt)) })}
      </Figure>
      <Figure
        name={t('khata.left')}
        value={
          isOn
            ? t('khata.leftOf', {
                rest: t.money(rupees(khata.left)),
                limit: t.money(rupees(limit)),
              })
            : t('khata.ended')
        }
      >
        {reserved > 0 && t('khata.reserved', { amount: t.money(rupees(reserved)) })}
      </Figure>
    </dl>
  )
}

type FigureProps = { name: string; value: string; isBad?: boolean; children: ReactNode }

const Figure = ({ name, value, isBad, children }: FigureProps) => (
  <div className="panel p-5">
    <dt className="text-small text-soft">{name}</dt>
    <dd>
      <span className="font-display text-title font-bold tabular-nums">{value}</span>
      {children && (
        <span className={`block ${isBad ? 'font-semibold text-tomato-ink' : 'text-soft'}`}>
          {children}
        </span>
      )}
    </dd>
  </div>
)

function Months({ khata: { month, isLatest } }: { khata: Khata }) {
  const t = useMessages(khataMessages)
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-3">
      <MonthNav {...{ month, isLatest }} pathOf={(other) => khataPath({ month: other })} />
      <Button onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" /> {t('statement.print')}
      </Button>
    </div>
  )
}

function KhataErrorPage() {
  const t = useMessages(khataMessages)
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <EmptyState ornament="lamp" level={1} title={messageOf(error, t('khata.failed'))}>
      <Button kind="main" onClick={() => void revalidate()}>
        {t('khata.retry')}
      </Button>
    </EmptyState>
  )
}
