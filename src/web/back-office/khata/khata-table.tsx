import { MessageCircle } from 'lucide-react'
import { phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { khataAges } from '#shop/khata/khata.ts'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { type OfficeColumn, OfficeTable } from '../list/office-table.tsx'
import { SortLink, sortedBy } from '../list/sort-link.tsx'
import { useRecordReminder } from './use-record-reminder.ts'

type Row = Answer<'adminKhataList'>['data'][number]
type Values = { q: string; filter: string; sort: string }

/** What customers owe, by the days it is overdue. */
export function KhataTable({ rows, values }: { rows: readonly Row[]; values: Values }) {
  const t = useMessages(backOfficeKhataMessages)
  const { sort, q, filter } = values
  const to = (next: string) =>
    officePaths.khataList({
      ...(q && { q }),
      ...(filter !== 'owing' && { filter }),
      ...(next !== '-balance' && { sort: next }),
    })
  const ages = khataAges.map((age): OfficeColumn<Row> => ({
    key: age,
    heading: t(`list.${age}`),
    figure: true,
    labelled: true,
    cell: ({ ages: owed }) =>
      owed[age] !== 0 && <Amount rupees={owed[age]} isLate={age !== 'notDue'} />,
  }))
  return (
    <OfficeTable
      caption={t('list.caption')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'name',
          heading: (
            <SortLink name="name" {...{ sort, to }}>
              {t('list.name')}
            </SortLink>
          ),
          sorted: sortedBy('name', sort),
          isRowHeader: true,
          wide: true,
          cell: (row) => <Name row={row} />,
        },
        {
          key: 'balance',
          heading: (
            <SortLink name="balance" figure {...{ sort, to }}>
              {t('list.balance')}
            </SortLink>
          ),
          phoneHeading: t('list.balance'),
          sorted: sortedBy('balance', sort),
          figure: true,
          labelled: true,
          cellClass: 'font-semibold',
          cell: ({ balance }) => t.money(rupees(balance)),
        },
        ...ages,
        {
          key: 'overdue',
          heading: (
            <SortLink name="overdue" figure {...{ sort, to }}>
              {t('list.oldest')}
            </SortLink>
          ),
          phoneHeading: t('list.oldest'),
          sorted: sortedBy('overdue', sort),
          figure: true,
          labelled: true,
          cell: ({ daysOverdue: count }) => count > 0 && t('list.days', { count }),
        },
        {
          key: 'remind',
          heading: <span className="sr-only">{t('list.remindShort')}</span>,
          wide: true,
          cell: (row) => <Remind row={row} />,
        },
      ]}
    />
  )
}

function Amount({ rupees: amount, isLate }: { rupees: number; isLate: boolean }) {
  const t = useMessages(backOfficeKhataMessages)
  return <span className={isLate ? 'text-tomato-ink' : undefined}>{t.money(rupees(amount))}</span>
}

function Name({ row: { id, name, business, isOn, toRemind } }: { row: Row }) {
  const t = useMessages(backOfficeKhataMessages)
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={officePaths.khata({ id })}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        {name}
      </Link>
      {toRemind && <Badge tone="loud">{t('list.remind')}</Badge>}
      {!isOn && <Badge>{t('list.isOff')}</Badge>}
      {business && <span className="text-small font-normal text-soft">{business}</span>}
    </span>
  )
}

function Remind({ row }: { row: Row }) {
  const t = useMessages(backOfficeKhataMessages)
  const recordIt = useRecordReminder(row)
  const { name, phone: typed, balance, whatsappText } = row
  const phone = phoneKey(typed) ?? typed
  if (phone === '' || balance <= 0) return null
  return (
    <a
      href={whatsappLink(phone, whatsappText)}
      target="_blank"
      rel="noreferrer"
      onClick={recordIt}
      aria-label={t('list.remindOne', { name })}
      className="no-print inline-flex min-h-11 items-center gap-1.5 text-link hover:underline"
    >
      <MessageCircle aria-hidden className="size-5" /> {t('list.remindShort')}
    </a>
  )
}
