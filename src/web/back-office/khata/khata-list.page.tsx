import { khataAges } from '#shop/khata/khata.ts'
import { khataFilters, khataSorts } from '#shop/khata/khata-sorts.ts'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../app/router/link.tsx'
import { officePaths } from '../addresses.ts'
import { choice, oneOfOrUsual, search } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { KhataTable } from './khata-table.tsx'

export const page = listPage({
  call: 'adminKhataList',
  at: officePaths.khataList,
  messages: [backOfficeKhataMessages],
  title: 'list.title',
  lead: 'list.lead',
  filters: (t) => ({
    filter: choice('owing', khataFilters, (value) => t(`list.${value}`)),
    q: search({ label: t('list.find'), hint: t('list.findHint'), asYouType: true }),
    sort: { ...oneOfOrUsual(khataSorts, '-balance'), beside: true },
  }),
  query: ({ q, ...values }) => ({ ...values, q: q || undefined }),
  BesideSearch: ({ list: { values } }) => <PhoneSort sort={values.sort} />,
  BelowFilters: ({ list: { rows, ...sums } }) => rows.length > 0 && <Sums {...sums} />,
  empty: (t, { values: { q, filter } }) => {
    const which = q
      ? 'noneFound'
      : filter === 'overdue'
        ? 'noneOverdue'
        : filter === 'remind'
          ? 'noneRemind'
          : 'none'
    return {
      title: t(`list.${which}`),
      ...((which === 'none' || which === 'noneFound') && { text: t(`list.${which}Text`) }),
      children: which === 'none' && (
        <Link to={officePaths.customers()} className={buttonClass()}>
          {t('list.customers')}
        </Link>
      ),
    }
  },
  Rows: ({ list: { rows, values } }) => <KhataTable rows={rows} values={values} />,
})

/** Of all customers found, not only of those on this page. */
function Sums({ owed, total, ages }: Pick<Answer<'adminKhataList'>, 'owed' | 'total' | 'ages'>) {
  const t = useMessages(backOfficeKhataMessages)
  return (
    <div className="money grid gap-1">
      <p>
        <strong>{t('list.sum', { amount: t.money(rupees(owed)) })}</strong>{' '}
        <span className="text-soft">· {t('list.count', { count: total })}</span>
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {khataAges
          .filter((age) => ages[age] !== 0)
          .map((age) => (
            <div key={age} className="flex gap-1.5">
              <dt className="text-soft">{t(`list.${age}`)}</dt>
              <dd className={age === 'notDue' ? undefined : 'text-tomato-ink'}>
                {t.money(rupees(ages[age]))}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** On a phone the headings of the table are not there. */
function PhoneSort({ sort }: { sort: string }) {
  const t = useMessages(backOfficeKhataMessages)
  return (
    <div className="md:hidden">
      <SelectField
        label={t('list.sort')}
        name="sort"
        defaultValue={sort}
        options={[
          { value: '-balance', label: t('list.sortBalance') },
          { value: '-overdue', label: t('list.sortOverdue') },
          { value: 'name', label: t('list.sortName') },
        ]}
      />
    </div>
  )
}
