import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { DeclineWholesale } from './decline-wholesale.tsx'

type Customer = Answer<'adminCustomers'>['data'][number]

/** A table on a desktop, cards on a phone. */
export function CustomerRows({ customers }: { customers: readonly Customer[] }) {
  const t = useMessages(backOfficeInboxMessages)
  const headings = ['name', 'contact', 'kind', 'orders', 'points', 'action'] as const
  return (
    <table className="office-table">
      <caption className="sr-only">{t('customers.caption')}</caption>
      <thead>
        <tr>
          {headings.map((name) => (
            <th
              key={name}
              scope="col"
              className={name === 'orders' || name === 'points' ? 'text-end' : 'text-start'}
            >
              {t(`customers.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <Row key={customer.id} customer={customer} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ customer }: { customer: Customer }) {
  const t = useMessages(backOfficeInboxMessages, backOfficeMessages)
  const { fullName, businessName, phone, email, type, wholesale, orderCount, points } = customer
  const { role, blockedAt } = customer
  const mayApprove = useAllows('customer.approve')
  const prices = wholesale ? 'wholesale' : type === 'stock' ? 'waiting' : 'retail'
  return (
    <tr>
      <th scope="row" className="col-span-full text-start">
        <Link
          to={officePaths.customer(customer)}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {fullName}
        </Link>
        {role !== null && (
          <span className="ms-2">
            <Badge>{t('customers.staff', { role: t(`role.${role}`) })}</Badge>
          </span>
        )}
        {businessName && <span className="block text-small text-soft">{businessName}</span>}
      </th>
      <td className="col-span-full text-small">
        <span className="money block">{phone}</span>
        <span className="block text-soft">{email}</span>
      </td>
      <td className="col-span-full">
        <Badge tone={prices === 'waiting' ? 'loud' : 'calm'}>{t(`customers.${prices}`)}</Badge>
        {blockedAt !== null && <Badge tone="bad">{t('customers.blocked')}</Badge>}
      </td>
      <td className="money md:text-end">
        <span className="md:hidden">{t('customers.orders')}: </span>
        {t.number(orderCount)}
      </td>
      <td className="money md:text-end">
        <span className="md:hidden">{t('customers.points')}: </span>
        {t.number(points)}
      </td>
      <td className="col-span-full">
        {type === 'stock' && mayApprove && (
          <span className="flex flex-wrap gap-2 py-1">
            <Wholesale customer={customer} />
            {!wholesale && <DeclineWholesale customer={customer} />}
          </span>
        )}
      </td>
    </tr>
  )
}

function Wholesale({ customer: { id, fullName: name, wholesale } }: { customer: Customer }) {
  const t = useMessages(backOfficeInboxMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  return (
    <Button
      small
      kind={wholesale ? 'plain' : 'main'}
      busy={busy}
      onClick={() =>
        void act(
          () => send('adminChangeCustomer', { params: { id }, body: { approved: !wholesale } }),
          t(wholesale ? 'customers.closed' : 'customers.approved', { name }),
        )
      }
    >
      {t(wholesale ? 'customers.close' : 'customers.approve')}
    </Button>
  )
}
