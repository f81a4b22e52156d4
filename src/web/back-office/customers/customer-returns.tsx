import { referenceOf } from '#shop/orders/order.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import type { StaffCustomer } from './load-customer.ts'

type Return = NonNullable<StaffCustomer['returns']>[number]

const tones = { asked: 'loud', accepted: 'good', refused: 'bad' } as const

export function CustomerReturns({
  returns,
  refused,
}: {
  returns: readonly Return[]
  refused: number
}) {
  const t = useMessages(backOfficeCustomerMessages)
  return (
    <section aria-labelledby="returns" className="office-box grid gap-2">
      <h2 id="returns" className="text-title">
        {t('returns.title')}
      </h2>
      {returns.length === 0 && <p className="text-small text-soft">{t('returns.none')}</p>}
      {refused > 0 && <p className="text-small">{t('returns.refusedCount', { count: refused })}</p>}
      <ul className="divide-y divide-line">
        {returns.map(({ id, orderId, productName: name, quantity, state, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link
              to={officePaths.order({ id: orderId })}
              className="money inline-flex min-h-11 items-center font-semibold text-link hover:underline"
            >
              {referenceOf({ id: orderId })}
            </Link>
            <span>{t('returns.what', { quantity, name })}</span>
            <time dateTime={createdAt} className="text-small text-soft">
              {t.moment(Date.parse(createdAt))}
            </time>
            <span className="ms-auto">
              <Badge tone={tones[state]}>{t(`returns.${state}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
