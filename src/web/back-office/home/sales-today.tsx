import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'

type Sales = NonNullable<Answer<'adminToday'>['data']['sales']>

/** What was sold today, beside the same weekday a week ago. */
export function SalesToday({ sales: { today, lastWeek } }: { sales: Sales }) {
  const t = useMessages(backOfficeMessages)
  return (
    <section aria-labelledby="sales" className="office-box grid gap-1">
      <h2 id="sales" className="text-title">
        {t('today.sales')}
      </h2>
      <p className="money text-head font-bold">{t.money(rupees(today.amount))}</p>
      <p>{t('today.orders', { count: today.orders })}</p>
      <p className="text-small text-soft">
        {t('today.lastWeek', {
          amount: t.money(rupees(lastWeek.amount)),
          count: lastWeek.orders,
        })}
      </p>
      <Link
        to={officePaths.reports()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-link hover:underline"
      >
        {t('today.allSales')}
      </Link>
    </section>
  )
}
