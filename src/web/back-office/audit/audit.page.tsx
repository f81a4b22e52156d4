import { eventKinds } from '#shop/events/event-kinds.ts'
import { backOfficeAuditMessages } from '../../messages/en/back-office/settings/audit.ts'
import { officePaths } from '../addresses.ts'
import { choice, dayFilter, narrowed, oneOf, textFilter } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { AuditFilter } from './audit-filter.tsx'
import { Entry } from './entry.tsx'

export const page = listPage({
  call: 'adminAudit',
  at: officePaths.audit,
  messages: [backOfficeAuditMessages],
  title: 'audit.title',
  filters: (t) => ({
    by: choice('', ['staff', 'system'], (by) => t(`audit.${by || 'everybody'}`), t('audit.who')),
    person: textFilter(100),
    kind: oneOf(eventKinds),
    from: dayFilter,
    until: dayFilter,
  }),
  query: ({ person, ...values }) =>
    narrowed(values.by === 'system' ? values : { ...values, person }),
  also: async ({ send }) => ({ staff: (await send('adminStaff', { query: { limit: 100 } })).data }),
  BelowFilters: ({ list: { values, staff, rows } }) => (
    <AuditFilter view={values} people={[...staff, ...rows.flatMap(({ person }) => person ?? [])]} />
  ),
  after: { newest: 'audit.newest', older: 'audit.older' },
  empty: (t) => ({ title: t('audit.none'), text: t('audit.noneText') }),
  ordered: true,
  listClass: 'grid grid-cols-1 border-t border-line',
  Row: ({ row }) => <Entry entry={row} />,
})
