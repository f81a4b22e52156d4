import { referenceOf } from '#shop/orders/order.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'
import { ChangePoints } from './change-points.tsx'
import type { StaffCustomer } from './load-customer.ts'

export function CustomerPoints({ customer }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  const mayChange = useAllows('points.write')
  const { points, pendingPoints, pointsEntries } = customer
  return (
    <section aria-labelledby="points" className="office-box grid gap-2">
      <h2 id="points" className="text-title">
        {t('points.title')}
      </h2>
      <p className="font-semibold">{t('points.balance', { points })}</p>
      {pendingPoints > 0 && (
        <p className="text-small text-soft">{t('points.pending', { points: pendingPoints })}</p>
      )}
      {mayChange && <ChangePoints customer={customer} />}
      {pointsEntries.length === 0 && <p className="text-small text-soft">{t('points.none')}</p>}
      <ul className="divide-y divide-line text-small">
        {pointsEntries.map((entry) => (
          <Entry key={`${entry.createdAt} ${entry.orderId} ${entry.reason}`} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry }: { entry: StaffCustomer['pointsEntries'][number] }) {
  const t = useMessages(backOfficeCustomerMessages)
  const { createdAt, reason, orderId, points, balance } = entry
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
      <span className="font-semibold">
        {t(reason === 'refunded' && points < 0 ? 'points.refundUndone' : `points.${reason}`)}
      </span>
      {orderId !== null && (
        <Link to={officePaths.order({ id: orderId })} className="text-target text-link underline">
          {t('points.order', { reference: referenceOf({ id: orderId }) })}
        </Link>
      )}
      <time dateTime={createdAt} className="text-soft">
        {t.moment(Date.parse(createdAt))}
      </time>
      <span className="money ms-auto font-semibold">
        {points > 0 ? '+' : '−'}
        {t.number(Math.abs(points))}
      </span>
      <span className="money text-soft">{t('points.after', { points: balance })}</span>
    </li>
  )
}
