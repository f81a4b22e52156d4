import { ArrowDown, ArrowUp } from 'lucide-react'
import { paisa } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Report = Answer<'adminSalesReport'>['data']
type Total = Report['total']

type Name = keyof typeof figures

/** In this order; money is in paisa. */
const figures = {
  net: { of: ({ net }: Total) => net, isMoney: true },
  orders: { of: ({ orders }: Total) => orders },
  average: {
    of: ({ soldOrders, soldGoods }: Total) =>
      soldOrders <= 0 ? 0 : Math.round(soldGoods / soldOrders),
    isMoney: true,
  },
  units: { of: ({ soldUnits }: Total) => soldUnits },
  discounts: { of: ({ discounts }: Total) => discounts, isMoney: true },
  delivery: { of: ({ soldDelivery }: Total) => soldDelivery, isMoney: true },
  cancelled: { of: ({ cancelledOrders }: Total) => cancelledOrders },
  refunds: { of: ({ refunds }: Total) => refunds, isMoney: true },
  newCustomers: { of: ({ firstOrders }: Total) => firstOrders },
  points: { of: ({ pointsEarned, pointsTakenBack }: Total) => pointsEarned - pointsTakenBack },
}

/** The figures of a period, each with its definition and beside that of the period before. */
export function SalesFigures({ report: { total, before, pointsHeld } }: { report: Report }) {
  const t = useMessages(backOfficeReportsMessages)
  const money = (amount: number) => t.money(paisa(amount))
  const inHints = {
    returned: t.number(total.returnedUnits),
    count: total.cancelledByStaff,
    later: total.laterOrders,
    guests: total.guestOrders,
    redeemed: t.number(total.pointsRedeemed - total.pointsGivenBack),
    held: t.number(pointsHeld.points),
    worth: money(pointsHeld.worth),
  }
  return (
    <section aria-label={t('reports.figures')}>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 wide:grid-cols-5">
        {(Object.keys(figures) as Name[]).map((name) => {
          const { of, isMoney } = { isMoney: false, ...figures[name] }
          const write = isMoney ? money : t.number
          return (
            <div key={name} className="office-box grid grid-cols-1 content-start gap-1">
              <dt className="text-small">{t(`reports.${name}`)}</dt>
              <dd className="money text-lead font-bold md:text-title">{write(of(total))}</dd>
              {before && (
                <dd className="text-small text-soft">
                  <Change now={of(total)} before={of(before.total)} write={write} />
                </dd>
              )}
              <dd className="text-small text-soft">{t(`reports.${name}Hint`, inHints)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

type ChangeProps = { now: number; before: number; write: (amount: number) => string }

// A larger percentage says less than the two amounts.
const maxPercent = 300

/** How much more or less it is than before, in words: no colour alone says it. */
function Change({ now, before, write }: ChangeProps) {
  const t = useMessages(backOfficeReportsMessages)
  const percent = before > 0 ? Math.round((Math.abs(now - before) / before) * 100) : 0
  if (now === before || (before > 0 && percent === 0)) return t('reports.same')
  const was = t('reports.was', { amount: write(before) })
  if (before <= 0 || percent > maxPercent) return was
  const isMore = now > before
  const Arrow = isMore ? ArrowUp : ArrowDown
  return (
    <>
      <span className="flex items-center gap-1 font-semibold">
        <Arrow aria-hidden className="size-4" />
        {t(isMore ? 'reports.more' : 'reports.less', { percent: t.number(percent) })}
      </span>
      {was}
    </>
  )
}
