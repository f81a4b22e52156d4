import type { CSSProperties } from 'react'
import { weekdays } from '#shop/delivery/zone.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { weekdayMessages } from '../../messages/en/weekdays.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { CsvLink } from './csv-link.tsx'

type Props = {
  report: { from: string; to: string }
  hours: Answer<'adminHoursReport'>['data']
}

/** Orders by hour and weekday, coloured by their number. */
export function HourMap({ report, hours }: Props) {
  const t = useMessages(backOfficeReportsMessages)
  const names = useMessages(weekdayMessages)
  const title = t('reports.hours')
  const used = hours.map(({ hour }) => hour)
  const [first, last] = [Math.min(...used), Math.max(...used)]
  const most = Math.max(...hours.map(({ orders }) => orders))
  const ordersIn = (hour: number, weekday: number) =>
    hours.find((one) => one.hour === hour && one.weekday === weekday)?.orders ?? 0
  return (
    <section
      id="hours"
      aria-labelledby="report-hours"
      className="office-box print-blocks grid min-w-0 scroll-mt-20 gap-3"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <div>
          <h2 id="report-hours" className="text-title">
            {title}
          </h2>
          <p className="text-small text-soft">{t('reports.hoursHint')}</p>
        </div>
        <CsvLink report="hours" period={report} title={title} />
      </div>
      <DataTable<number>
        className="report-hours w-full text-small"
        caption={title}
        classes={{ heading: 'p-1 text-center' }}
        columns={[
          {
            key: 'hour',
            heading: t('reports.hour'),
            isRowHeader: true,
            cellClass: 'pe-2 text-end font-normal whitespace-nowrap',
            cell: (hour) => t.hour(`${hour}:00`),
          },
          ...weekdays.map((day, at) => ({
            key: day,
            heading: names(`weekday.${day}`),
            cell: (hour: number) => {
              const orders = ordersIn(hour, (at + 1) % 7)
              return (
                <span className="report-hour" style={{ '--share': orders / most } as CSSProperties}>
                  <span className={orders === 0 ? 'sr-only' : undefined}>{t.number(orders)}</span>
                </span>
              )
            },
          })),
        ]}
        rows={Array.from({ length: last - first + 1 }, (_, at) => first + at)}
        keyOf={(hour) => hour}
      />
    </section>
  )
}
