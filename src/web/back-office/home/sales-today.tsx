import { paisa } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useDotted } from '../parts/use-dotted.ts'

type Days = Answer<'adminSalesReport'>['data']['days']

/** What the sales are made of, where they are not just what was placed. */
function MadeOf({ day: { net, goods, delivery, pointsRedeemed, refunds } }: { day: Days[number] }) {
  const t = useMessages(backOfficeMessages)
  const dotted = useDotted()
  const placed = goods + delivery - pointsRedeemed * 100
  const corrections = net - placed + refunds
  if (corrections === 0 && refunds === 0) return null
  const money = (amount: number) => t.money(paisa(amount))
  return (
    <p className="money text-small text-soft">
      {dotted([
        t('today.nowPlaced', { amount: money(placed) }),
        corrections !== 0 && t('today.nowCorrected', { amount: money(corrections) }),
        refunds !== 0 && t('today.nowRefunded', { amount: money(-refunds) }),
      ])}
    </p>
  )
}

/** Today beside the same weekday last week. */
export function SalesToday({ days }: { days: Days }) {
  const t = useMessages(backOfficeMessages)
  const today = days.at(-1)
  const lastWeek = days.at(-8)
  const money = (amount: number) => t.money(paisa(amount))
  return (
    <section aria-labelledby="sales" className="office-box grid gap-1">
      <h2 id="sales" className="text-title">
        {t('today.sales')}
      </h2>
      <p className="money text-head font-bold">{money(today?.net ?? 0)}</p>
      {today && <MadeOf day={today} />}
      <p>{t('today.orders', { count: today?.orders ?? 0 })}</p>
      {lastWeek && (lastWeek.net !== 0 || lastWeek.orders > 0) && (
        <p className="text-small text-soft">
          {t('today.lastWeek', { amount: money(lastWeek.net), count: lastWeek.orders })}
        </p>
      )}
      <Link
        to={officePaths.reports()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-link hover:underline"
      >
        {t('today.allSales')}
      </Link>
    </section>
  )
}
