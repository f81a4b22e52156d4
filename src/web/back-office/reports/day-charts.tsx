import { paisa } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Bar, BarChart } from './bar-chart.tsx'
import { CsvLink } from './csv-link.tsx'
import { nearYear } from './period-choice.tsx'

const sameYear = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4)

type Report = Answer<'adminSalesReport'>['data']

/** Sales and orders of each day, drawn and as a table. */
export function DayCharts({ report }: { report: Report }) {
  const t = useMessages(backOfficeReportsMessages)
  const money = (amount: number) => t.money(paisa(amount))
  const near = (day: string) => t.nearDays(day, day)
  const { days, before } = report
  const barsOf = (figure: 'net' | 'orders') =>
    days.map((day, index): Bar => {
      const then = before?.days[index]
      return {
        label: near(day.day),
        value: day[figure],
        ...(then && {
          before: {
            label: sameYear(day.day, then.day) ? near(then.day) : t.day(Date.parse(then.day)),
            value: then[figure],
          },
        }),
      }
    })
  return (
    <section
      id="days"
      aria-label={t('reports.netByDay')}
      className="office-box print-blocks grid scroll-mt-20 gap-5"
    >
      <div className="grid gap-5 md:grid-cols-2">
        <BarChart title={t('reports.netByDay')} bars={barsOf('net')} write={money} />
        <BarChart title={t('reports.ordersByDay')} bars={barsOf('orders')} write={t.number} />
      </div>
      {before && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-soft">
          <svg aria-hidden width="24" height="2">
            <path d="M0 1h24" className="report-before" />
          </svg>
          {t('reports.dashed', { before: nearYear(t, report.from, before) })}
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">
          {t('reports.asTable')}
        </summary>
        <table className="report-table">
          <caption className="sr-only">{t('reports.netByDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('reports.day')}</th>
              <th scope="col">{t('reports.orders')}</th>
              <th scope="col">{t('reports.net')}</th>
              {before && <th scope="col">{t('reports.before')}</th>}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, net }, index) => (
              <tr key={day}>
                <th scope="row">{near(day)}</th>
                <td>{t.number(orders)}</td>
                <td>{money(net)}</td>
                {before && <td>{money(before.days[index]?.net ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <CsvLink report="sales" period={report} title={t('reports.netByDay')} />
    </section>
  )
}
