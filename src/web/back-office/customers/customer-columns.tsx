import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import type { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { ChooseAll, ChooseRow } from '../list/choice-column.tsx'
import type { OfficeColumn } from '../list/office-table.tsx'
import { SortLink, sortedBy } from '../list/sort-link.tsx'
import type { Chosen } from '../list/use-chosen.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { DeclineWholesale } from './decline-wholesale.tsx'

export type Customer = Answer<'adminCustomers'>['data'][number]

type Messages = Translate<typeof backOfficeInboxMessages | typeof backOfficeMessages>
type Given = {
  choice: Chosen<Customer>
  sort: string
  to: (sort: string) => string
  readsOrders: boolean
  /** the list of requests for wholesale prices */
  isPending: boolean
}

// On a phone: name, then phone number and sum, then the rest in one line.
const soft = 'max-md:order-3 max-md:text-small max-md:text-soft'

export const customerColumns = (
  t: Messages,
  { choice, sort, to, readsOrders, isPending }: Given,
): OfficeColumn<Customer>[] => [
  {
    key: 'name',
    heading: (
      <ChooseAll choice={choice} label={t('chosenRows.all')}>
        <SortLink name="name" {...{ sort, to }}>
          {t('customers.name')}
        </SortLink>
      </ChooseAll>
    ),
    sorted: sortedBy('name', sort),
    isRowHeader: true,
    cellClass: 'max-md:basis-full!',
    cell: (customer) => (
      <ChooseRow
        choice={choice}
        row={customer}
        label={t('customers.choose', { name: customer.fullName })}
      >
        <Name customer={customer} />
      </ChooseRow>
    ),
  },
  {
    key: 'contact',
    heading: t('customers.contact'),
    cellClass:
      'text-small max-md:order-1 max-md:grow max-md:basis-[calc(100%-11rem)] md:whitespace-nowrap',
    cell: ({ phone, email }) => (
      <>
        <span className="money block">{localPhone(phone)}</span>
        <span className="block text-soft max-md:hidden">{email}</span>
      </>
    ),
  },
  {
    key: 'joined',
    heading: t('customers.joined'),
    sorted: sort === 'newest' ? 'descending' : sort === 'oldest' ? 'ascending' : undefined,
    cellClass: 'whitespace-nowrap max-md:hidden',
    cell: ({ createdAt }) => t.day(Date.parse(createdAt)),
  },
  {
    key: 'orders',
    heading: t('customers.orders'),
    figure: true,
    labelled: true,
    cellClass: soft,
    cell: ({ orderCount }) => t.number(orderCount),
  },
  ...(readsOrders ? salesColumns(t, sort, to) : []),
  {
    key: 'points',
    heading: t('customers.points'),
    figure: true,
    labelled: true,
    cellClass: soft,
    cell: ({ points }) => t.number(points),
  },
  ...(isPending ? [actionColumn(t)] : []),
]

const actionColumn = (t: Messages): OfficeColumn<Customer> => ({
  key: 'action',
  heading: t('customers.action'),
  cellClass: 'max-md:order-4 max-md:basis-full',
  cell: (customer) => <Wholesale customer={customer} />,
})

const salesColumns = (
  t: Messages,
  sort: string,
  to: (sort: string) => string,
): OfficeColumn<Customer>[] => [
  {
    key: 'spend',
    heading: (
      <SortLink name="spend" figure {...{ sort, to }}>
        {t('customers.spend')}
      </SortLink>
    ),
    phoneHeading: t('customers.spend'),
    sorted: sortedBy('spend', sort),
    figure: true,
    labelled: true,
    cellClass: 'max-md:order-2 max-md:text-small',
    cell: ({ spend }) => t.money(rupees(spend ?? 0)),
  },
  {
    key: 'last-order',
    heading: (
      <SortLink name="last-order" figure {...{ sort, to }}>
        {t('customers.lastOrder')}
      </SortLink>
    ),
    phoneHeading: t('customers.lastOrder'),
    sorted: sortedBy('last-order', sort),
    labelled: true,
    cellClass: `whitespace-nowrap ${soft}`,
    cell: ({ lastOrderAt }) => lastOrderAt !== null && t.day(Date.parse(lastOrderAt)),
  },
]

function Name({ customer }: { customer: Customer }) {
  const t = useMessages(backOfficeInboxMessages)
  const { fullName, businessName, wholesale, type, blockedAt } = customer
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <Link
        to={officePaths.customer(customer)}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        {fullName}
      </Link>
      {wholesale && <Badge>{t('customers.wholesale')}</Badge>}
      {!wholesale && type === 'stock' && <Badge tone="loud">{t('customers.waiting')}</Badge>}
      {blockedAt !== null && <Badge tone="bad">{t('customers.blocked')}</Badge>}
      {businessName && (
        <span className="text-small text-soft max-md:basis-full">{businessName}</span>
      )}
    </span>
  )
}

function Wholesale({ customer }: { customer: Customer }) {
  const t = useMessages(backOfficeInboxMessages)
  const mayApprove = useAllows('customer.approve')
  const { id, fullName: name, type, wholesale } = customer
  if (type !== 'stock' || wholesale || !mayApprove) return null
  return (
    <span className="flex flex-wrap gap-2 py-1">
      <ActionButton
        small
        kind="main"
        run={(send) => send('adminChangeCustomer', { params: { id }, body: { approved: true } })}
        done={t('customers.approved', { name })}
      >
        {t('customers.approve')}
      </ActionButton>
      <DeclineWholesale customer={customer} />
    </span>
  )
}
