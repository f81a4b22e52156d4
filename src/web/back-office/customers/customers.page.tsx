import { customerSorts } from '#shop/accounts/customer-sorts.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { Chips } from '../list/chips.tsx'
import { oneOfOrUsual, search } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { CustomerRows } from './customer-rows.tsx'
import { SortChoice, sortIn } from './sort-choice.tsx'

type Kind = 'all' | 'pending' | 'blocked' | 'password'
type Values = { q: string; sort: string } & Record<Exclude<Kind, 'all'>, string | undefined>

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
    const blocked = pending ? undefined : is('blocked')
    return { pending, blocked, password: (pending ?? blocked) ? undefined : is('password') }
  },
  query: ({ q, sort, pending, blocked, password }) => ({
    sort,
    q: q || undefined,
    pendingApproval: pending && 'true',
    blocked: blocked && 'true',
    passwordAsked: password && 'true',
  }),
  Above: ({ list }) => <Kinds {...list.values} />,
  BesideSearch: ({ list: { values } }) => <SortChoice sort={values.sort} />,
  empty: (t, { values: { q, pending, blocked, password } }) => {
    const kind = pending
      ? 'nonePending'
      : blocked
        ? 'noneBlocked'
        : password
          ? 'nonePassword'
          : 'noneYet'
    const which = q ? 'noneText' : kind
    return {
      title: t('customers.none'),
      text: t(`customers.${which}`),
      children: which === 'noneYet' && (
        <a href={paths.home()} className={buttonClass()}>
          {t('customers.view')}
        </a>
      ),
    }
  },
  Rows: ({ list: { rows, values } }) => <CustomerRows customers={rows} values={values} />,
})

function Kinds({ q, sort, ...values }: Values) {
  const t = useMessages(backOfficeInboxMessages)
  const chosen = kinds.find((kind) => kind !== 'all' && values[kind] === '1') ?? 'all'
  return (
    <Chips
      label={t('customers.kind')}
      chips={kinds.map((kind) => ({
        to: officePaths.customers({
          q,
          sort: sortIn(sort),
          ...(kind !== 'all' && { [kind]: '1' }),
        }),
        text: t(`customers.${kind}`),
        isHere: kind === chosen,
      }))}
    />
  )
}

const kinds: readonly Kind[] = ['all', 'pending', 'blocked', 'password']
