import { customerSorts } from '#shop/accounts/customer-sorts.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { Chips } from '../list/chips.tsx'
import { oneOfOrUsual, search } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { CustomerRows } from './customer-rows.tsx'
import { SortChoice, sortIn } from './sort-choice.tsx'

type Values = {
  q: string
  sort: string
  pending: string | undefined
  blocked: string | undefined
}

export const page = listPage({
  call: 'adminCustomers',
  at: officePaths.customers,
  messages: [backOfficeInboxMessages],
  title: 'customers.title',
  filters: (t) => ({
    q: search({ label: t('customers.find'), hint: t('customers.findHint'), asYouType: true }),
    sort: { ...oneOfOrUsual(customerSorts, 'newest'), beside: true },
  }),
  read: (texts) => {
    const is = (name: string) => (texts.get(name) === '1' ? '1' : undefined)
    const pending = is('pending')
    return { pending, blocked: pending ? undefined : is('blocked') }
  },
  query: ({ q, sort, pending, blocked }) => ({
    sort,
    q: q || undefined,
    pendingApproval: pending && 'true',
    blocked: blocked && 'true',
  }),
  Above: ({ list }) => <Kinds {...list.values} />,
  BesideSearch: ({ list: { values } }) => <SortChoice sort={values.sort} />,
  empty: (t, { values: { q, pending, blocked } }) => ({
    title: t('customers.none'),
    text: q
      ? t('customers.noneText')
      : t(`customers.${pending ? 'nonePending' : blocked ? 'noneBlocked' : 'noneYet'}`),
  }),
  Rows: ({ list: { rows, values } }) => <CustomerRows customers={rows} values={values} />,
})

function Kinds({ q, sort, pending, blocked }: Values) {
  const t = useMessages(backOfficeInboxMessages)
  const kinds = {
    all: [{}, !pending && !blocked],
    pending: [{ pending: '1' }, pending === '1'],
    blocked: [{ blocked: '1' }, blocked === '1'],
  } as const
  return (
    <Chips
      label={t('customers.kind')}
      chips={(['all', 'pending', 'blocked'] as const).map((kind) => ({
        to: officePaths.customers({ q, sort: sortIn(sort), ...kinds[kind][0] }),
        text: t(`customers.${kind}`),
        isHere: kinds[kind][1],
      }))}
    />
  )
}
