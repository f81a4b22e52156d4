import { useId } from 'react'
import { less, rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SummaryRow, SummaryRows } from '../../ui/summary-rows.tsx'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'

type Today = Answer<'adminSales'>['data']

/** Today's sales, newest first, with the sums of all. */
export function SalesOfDay({ today }: { today: Today }) {
  const t = useMessages(backOfficeCounterMessages)
  const id = useId()
  const { sales, count } = today
  return (
    <section aria-labelledby={id} className="office-box grid gap-3">
      <h2 id={id} className="text-title">
        {t('sales.title')}
      </h2>
      {count === 0 ? (
        <p className="text-soft">{t('sales.none')}</p>
      ) : (
        <>
          <Sums today={today} />
          {sales.length < count && (
            <p className="text-small text-soft">{t('sales.latest', { count: sales.length })}</p>
          )}
          <ul aria-labelledby={id} className="divide-y divide-line border-t border-line">
            {sales.map((sale) => (
              <Row key={sale.id} sale={sale} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Sums({ today: { count, total, refunded } }: { today: Today }) {
  const t = useMessages(backOfficeCounterMessages)
  const [sold, back] = [rupees(total), rupees(refunded)]
  return (
    <div className="grid max-w-sm gap-2">
      <p>{t('sales.count', { count })}</p>
      <SummaryRows>
        <SummaryRow label={t('sales.sold')}>{t.money(sold)}</SummaryRow>
        {refunded > 0 && (
          <>
            <SummaryRow label={t('sales.refunded')}>−{t.money(back)}</SummaryRow>
            <SummaryRow total label={t('sales.left')}>
              {t.money(less(sold, back))}
            </SummaryRow>
          </>
        )}
      </SummaryRows>
    </div>
  )
}

function Row({ sale }: { sale: Today['sales'][number] }) {
  const t = useMessages(backOfficeCounterMessages)
  const mayOpen = useAllows('order.read')
  const { reference, createdAt, soldBy, pieces, total, refunded, onAccount } = sale
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 grow basis-40">
        <span className="block font-semibold">
          {t.time(Date.parse(createdAt))} · {reference}
        </span>
        <span className="block text-small text-soft">
          {t('sales.pieces', { count: pieces })},{' '}
          {t('sales.soldBy', { name: soldBy ?? t('sales.deletedAccount') })}
          {onAccount && <> · {t('sales.onAccount')}</>}
        </span>
      </span>
      <span className="ms-auto text-end">
        <span className="money block font-semibold">{t.money(rupees(total))}</span>
        {refunded > 0 && (
          <span className="block text-small">
            {t('sales.paidBack', { amount: t.money(rupees(refunded)) })}
          </span>
        )}
      </span>
      {mayOpen && (
        <Link
          to={officePaths.order(sale)}
          aria-label={t('sales.orderOf', { reference })}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {t('sales.order')}
        </Link>
      )}
      <Link
        to={officePaths.receipt(sale)}
        aria-label={t('sales.receiptOf', { reference })}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        {t('sales.receipt')}
      </Link>
    </li>
  )
}
