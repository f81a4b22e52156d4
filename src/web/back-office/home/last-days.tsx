import { paisa } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { BarChart } from '../reports/bar-chart.tsx'

type Days = Answer<'adminSalesReport'>['data']['days']

/** A chart of recent sales, if there are any; the reports have the same figures as a table. */
export function LastDays({ days }: { days: Days }) {
  const t = useMessages(backOfficeReportsMessages)
  if (days.every(({ net }) => net === 0)) return null
  return (
    <section aria-label={t('reports.netByDay')} className="office-box grid">
      <BarChart
        title={t('reports.netByDay')}
        bars={days.map(({ day, net }) => ({ label: t.nearDays(day, day), value: net }))}
        write={(amount) => t.money(paisa(amount))}
      />
    </section>
  )
}
