import { paisa } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Report = Answer<'adminSalesReport'>['data']
type Total = Report['total']

/** The figures of a period, each beside that of the period before. */
export function SalesFigures({ report: { total, before, pointsHeld } }: { report: Report }) {
  const t = useMessages(backOfficeReportsMessages)
  const money = (amount: number) => t.money(paisa(amount))
  const average = (of: Total) => (of.orders === 0 ? 0 : Math.round(of.goods / of.orders))
  const now = { total, before: before.total }
  const held = { held: t.number(pointsHeld.points), worth: money(pointsHeld.worth) }
  return (
    <section aria-label={t('reports.figures')}>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure
          of={(one) => one.net}
          {...now}
          write={money}
          name="net"
          hint={t('reports.netHint')}
        />
        <Figure of={(one) => one.orders} {...now} write={t.number} name="orders" />
        <Figure of={average} {...now} write={money} name="average" />
        <Figure of={(one) => one.units} {...now} write={t.number} name="units" />
        <Figure of={(one) => one.discounts} {...now} write={money} name="discounts" />
        <Figure of={(one) => one.delivery} {...now} write={money} name="delivery" />
        <Figure
          of={(one) => one.cancelledOrders}
          {...now}
          write={t.number}
          name="cancelled"
          hint={t('reports.cancelledHint', { count: total.cancelledByStaff })}
        />
        <Figure of={(one) => one.refunds} {...now} write={money} name="refunds" />
        <Figure
          of={(one) => one.firstOrders}
          {...now}
          write={t.number}
          name="newCustomers"
          hint={t('reports.customersHint', { later: total.laterOrders, guests: total.guestOrders })}
        />
        <Figure
          of={(one) => one.pointsEarned - one.pointsTakenBack}
          {...now}
          write={t.number}
          name="points"
          hint={t('reports.pointsHint', {
            redeemed: t.number(total.pointsRedeemed - total.pointsGivenBack),
            ...held,
          })}
        />
      </dl>
    </section>
  )
}

type Name =
  | 'net'
  | 'orders'
  | 'average'
  | 'units'
  | 'discounts'
  | 'delivery'
  | 'cancelled'
  | 'refunds'
  | 'newCustomers'
  | 'points'

type Props = {
  name: Name
  of: (total: Total) => number
  total: Total
  before: Total
  write: (value: number) => string
  hint?: string
}

function Figure({ name, of, total, before, write, hint }: Props) {
  const t = useMessages(backOfficeReportsMessages)
  return (
    <div className="office-box grid grid-cols-1 content-start gap-1">
      <dt className="text-small">{t(`reports.${name}`)}</dt>
      <dd className="money text-lead font-bold md:text-title">{write(of(total))}</dd>
      <dd className="text-small text-soft">
        <Change now={of(total)} before={of(before)} />
      </dd>
      {hint !== undefined && <dd className="text-small text-soft">{hint}</dd>}
    </div>
  )
}

/** How much more or less it is than before, in words: no colour alone says it. */
function Change({ now, before }: { now: number; before: number }) {
  const t = useMessages(backOfficeReportsMessages)
  const percent = before > 0 ? Math.round((Math.abs(now - before) / before) * 100) : 0
  if (now === before || (before > 0 && percent === 0)) return t('reports.same')
  if (before <= 0) return t('reports.nothingBefore')
  return t(now > before ? 'reports.more' : 'reports.less', { percent: t.number(percent) })
}
