import { Download } from 'lucide-react'
import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { apiBase } from '#wire/routes.ts'
import { query } from '../../app/paths.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { OfficeTable } from '../list/office-table.tsx'
import { dayColumns, dayRows } from './day-sums.ts'

type Day = Answer<'adminCashDay'>['data']

/** What was collected, paid and handed over on a day, by person. */
export function CashOfDay({ day: { day, sums } }: { day: Day }) {
  const t = useMessages(backOfficeCashMessages)
  const navigate = useNavigate()
  const rows = dayRows(sums)
  const isUsed = (column: (typeof dayColumns)[number]) => rows.some((row) => row[column] !== 0)
  return (
    <section aria-labelledby="day" className="grid gap-3">
      <h2 id="day" className="text-title">
        {t('day.title')} <span className="hidden print:inline">· {t.nearDays(day, day)}</span>
      </h2>
      <form
        className="no-print flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(officePaths.cash({ day: textIn(new FormData(event.currentTarget), 'day') }))
        }}
      >
        <TextField key={day} name="day" type="date" label={t('day.day')} defaultValue={day} />
        <Button type="submit">{t('day.show')}</Button>
        {rows.length > 0 && (
          <a
            href={`${apiBase}/admin/cash/day/csv${query({ day })}`}
            download
            className={buttonClass()}
          >
            <Download aria-hidden className="size-5" />
            {t('day.csv')}
          </a>
        )}
      </form>
      {rows.length === 0 ? (
        <p className="text-soft">{t('day.none')}</p>
      ) : (
        <div className="office-scroll">
          <OfficeTable
            caption={t('day.title')}
            rows={rows}
            keyOf={({ holder }) => holder ?? ''}
            columns={[
              {
                key: 'person',
                heading: t('cash.person'),
                isRowHeader: true,
                wide: true,
                cell: ({ holder }) => (
                  <span className="font-semibold">{holder ?? t('day.sum')}</span>
                ),
              },
              ...dayColumns.filter(isUsed).map((column) => ({
                key: column,
                heading: t(`day.${column}`),
                labelled: true as const,
                figure: true as const,
                cell: (row: (typeof rows)[number]) => t.money(rupees(row[column])),
              })),
            ]}
          />
        </div>
      )}
    </section>
  )
}
