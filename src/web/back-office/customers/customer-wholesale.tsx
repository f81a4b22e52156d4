import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { DeclineWholesale } from './decline-wholesale.tsx'
import type { StaffCustomer } from './load-customer.ts'

/** Whether the customer applied for wholesale prices and awaits the decision. */
export const isWaiting = ({ role, wholesale, type }: StaffCustomer) =>
  role === null && !wholesale && type === 'stock'

export function CustomerWholesale({ customer }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  const mayApprove = useAllows('customer.approve')
  const { id, fullName: name, wholesale, businessName, businessAddress } = customer
  const waits = isWaiting(customer)
  return (
    <section aria-labelledby="wholesale" className="office-box grid gap-2">
      <h2 id="wholesale" className="text-title">
        {t('wholesale.title')}
      </h2>
      <p>{t(wholesale ? 'wholesale.open' : waits ? 'wholesale.waiting' : 'wholesale.retail')}</p>
      {businessName && (
        <p className="text-small">
          <span className="block font-semibold">{businessName}</span>
          {businessAddress}
        </p>
      )}
      {mayApprove && (
        <div className="flex flex-wrap gap-2">
          <ActionButton
            small
            kind={waits ? 'main' : 'plain'}
            run={(send) =>
              send('adminChangeCustomer', { params: { id }, body: { approved: !wholesale } })
            }
            done={t(wholesale ? 'wholesale.closed' : 'wholesale.given', { name })}
          >
            {t(wholesale ? 'wholesale.close' : 'wholesale.give')}
          </ActionButton>
          {waits && <DeclineWholesale customer={customer} />}
        </div>
      )}
    </section>
  )
}
