import { ListFilter } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { orderPayments } from '#shop/settings/payment.ts'
import { orderChannels } from '#shop/orders/order.ts'
import { orderSorts } from '#shop/orders/office/order-sorts.ts'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'
import { Link } from '../../../app/router/link.tsx'
import { backOfficeOrderListMessages } from '../../../messages/en/back-office/orders/order-list.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import type { Translate } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { SelectField } from '../../../ui/form/select.tsx'
import { officePaths } from '../../addresses.ts'
import { FindForm } from '../../list/find-form.tsx'
import { orderFilterIn, sortOf } from '../order-filter-in.ts'
import { type Zone, zoneName, zonesWith } from './zone-names.ts'

const spans = [7, 30, 90]

type Props = {
  filter: OrderFilter
  zones: readonly Zone[]
  /** beside the filters */
  children: ReactNode
}

/** The search and filters: one form, whose values are all in the address. */
export function OrderFilters({ filter, zones, children }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const details = useRef<HTMLDetailsElement>(null)
  const { payment, channel, zone, refund, late, hold, uncollected, days, from, until } = filter
  const sort = sortOf(filter)
  return (
    <FindForm
      label={t('orders.find')}
      hint={t('orders.findHint')}
      text={filter.q ?? ''}
      values={{ payment, channel, zone, refund, late, hold, uncollected, days, from, until, sort }}
      to={(_, values) => {
        const get = (name: string) => (name === 'status' ? filter.status : values.get(name))
        return officePaths.orders(orderFilterIn({ get }))
      }}
      onFind={() => close(details.current)}
    >
      <Narrowing filter={filter} zones={zones} details={details}>
        {children}
      </Narrowing>
    </FindForm>
  )
}

/** Closes the filters above the list; the focus returns to their button. */
function close(details: HTMLDetailsElement | null) {
  if (!details?.open) return
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
  details.open = false
}

type NarrowingProps = Props & { details: RefObject<HTMLDetailsElement | null> }

function Narrowing({ filter, zones, details, children }: NarrowingProps) {
  const t = useMessages(backOfficeOrderListMessages)
  const { payment, channel, zone, status, q } = filter
  const anyOf = { value: '', label: t('filter.any') }
  const chosen = zones.find((one) => one.zone === zone)
  const set = labelsOf({ ...filter, zone: chosen ? zoneName(chosen) : zone }, t)
  return (
    <div className="flex flex-wrap items-start gap-2 py-0.5 max-md:has-open:basis-full">
      <details ref={details} className="max-w-full max-md:open:basis-full">
        <summary className="office-chip max-w-full cursor-pointer list-none py-1 whitespace-normal">
          <ListFilter aria-hidden className="size-5 max-sm:hidden" />
          {t('filter.title')}
          {set.length > 0 && <span className="font-normal">{set.join(' · ')}</span>}
        </summary>
        <div className="office-box filters-grid mt-2 items-end sm:grid-cols-2 md:absolute md:inset-x-0 md:z-20 md:[box-shadow:var(--shadow-float)] wide:grid-cols-4">
          <div className="max-sm:col-span-full">
            <SortField filter={filter} />
          </div>
          <SelectField
            label={t('filter.payment')}
            name="payment"
            defaultValue={payment ?? ''}
            options={[
              anyOf,
              ...orderPayments.map((value) => ({ value, label: t(`payment.${value}`) })),
            ]}
          />
          <SelectField
            label={t('filter.channel')}
            name="channel"
            defaultValue={channel ?? ''}
            options={[
              anyOf,
              ...orderChannels.map((value) => ({ value, label: t(`channel.${value}`) })),
            ]}
          />
          <ZoneChoice zones={zones} zone={zone} />
          <Only filter={filter} />
          <DayFields filter={filter} />
          <p className="col-span-full text-small text-soft">{t('filter.daysHint')}</p>
          <div className="filters-show">
            <Button kind="plain" type="submit">
              {t('filter.show')}
            </Button>
          </div>
        </div>
      </details>
      {set.length > 0 && (
        <Link
          to={officePaths.orders({ status, q })}
          className="inline-flex min-h-11 items-center px-2 text-link hover:underline"
        >
          {t('filter.clear')}
        </Link>
      )}
      {children}
    </div>
  )
}

const only = [
  ['refund', 'due', 'refundDue'],
  ['late', 'yes', 'lateOnly'],
  ['hold', 'yes', 'holdOnly'],
  ['uncollected', 'yes', 'uncollectedOnly'],
] as const

/** Filters with one choice: only the orders that need something. */
function Only({ filter }: { filter: OrderFilter }) {
  const t = useMessages(backOfficeOrderListMessages)
  return only.map(([name, value, label]) => (
    <SelectField
      key={name}
      label={t(`filter.${name}`)}
      name={name}
      defaultValue={filter[name] ?? ''}
      options={[
        { value: '', label: t('filter.any') },
        { value, label: t(`filter.${label}`) },
        ...(name === 'hold' ? [{ value: 'no', label: t('filter.holdNone') }] : []),
      ]}
    />
  ))
}

/** When the orders were placed. */
function DayFields({ filter: { days, from, until } }: { filter: OrderFilter }) {
  const t = useMessages(backOfficeOrderListMessages)
  const recent = days === undefined || spans.includes(days) || days === 1 ? spans : [...spans, days]
  return (
    <>
      <div className="wide:col-start-1">
        <SelectField
          label={t('filter.placed')}
          name="days"
          defaultValue={days ?? ''}
          options={[
            { value: '', label: from || until ? t('filter.ownDays') : t('filter.anyDay') },
            { value: '1', label: t('filter.today') },
            ...recent.map((one) => ({
              value: `${one}`,
              label: t('filter.days', { count: one }),
            })),
          ]}
        />
      </div>
      <div className="filters-days">
        <TextField label={t('filter.from')} name="from" type="date" defaultValue={from} />
        <TextField label={t('filter.until')} name="until" type="date" defaultValue={until} />
      </div>
    </>
  )
}

function SortField({ filter }: { filter: OrderFilter }) {
  const t = useMessages(backOfficeOrderListMessages)
  return (
    <SelectField
      label={t('sort.label')}
      name="sort"
      defaultValue={sortOf(filter)}
      options={orderSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
    />
  )
}

/** The labels of the active filters, and of the sort. */
function labelsOf(
  { payment, channel, zone, refund, late, hold, uncollected, days, from, until, sort }: OrderFilter,
  t: Translate<typeof backOfficeOrderListMessages>,
): string[] {
  return [
    payment && t(`payment.${payment}`),
    channel && t(`channel.${channel}`),
    zone,
    refund && t('filter.refundDue'),
    late && t('filter.lateOnly'),
    hold === 'yes' && t('filter.holdOnly'),
    uncollected && t('filter.uncollectedOnly'),
    days !== undefined && (days === 1 ? t('filter.today') : t('filter.days', { count: days })),
    from && t('filter.since', { day: t.day(Date.parse(from)) }),
    until && t('filter.upTo', { day: t.day(Date.parse(until)) }),
    sort && t(`sort.${sort}`),
  ].filter((one): one is string => typeof one === 'string' && one !== '')
}

function ZoneChoice({ zones, zone }: { zones: readonly Zone[]; zone: string | undefined }) {
  const t = useMessages(backOfficeOrderListMessages)
  const choices = zonesWith(zones, zone)
  if (choices.length === 0) return null
  return (
    <SelectField
      label={t('columns.zone')}
      name="zone"
      defaultValue={zone ?? ''}
      options={[
        { value: '', label: t('filter.any') },
        ...choices.map((one) => ({ value: one.zone, label: zoneName(one) })),
      ]}
    />
  )
}
