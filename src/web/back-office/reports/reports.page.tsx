import { type Comparison, comparisons } from '#shop/reports/period.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { PageIndex } from '../parts/page-index.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { WidePaper } from '../parts/wide-paper.tsx'
import { oneOfOr } from '../parts/one-of-or.ts'
import { staffSend } from '../send.ts'
import { DayCharts } from './day-charts.tsx'
import { HourMap } from './hour-map.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { ReportTables } from './report-tables.tsx'
import { SalesFigures } from './sales-figures.tsx'

type Range = { days?: number; from?: string; to?: string }

/** The period that an address asks for; nothing: the usual one. */
function rangeIn(searchParams: URLSearchParams): Range {
  const days = Number(searchParams.get('days') ?? '')
  const from = searchParams.get('from') ?? ''
  const to = searchParams.get('to') ?? ''
  if (from !== '' || to !== '') return { ...(from && { from }), ...(to && { to }) }
  return Number.isInteger(days) && days > 0 && days <= 366 ? { days } : {}
}

/** Ids of the tables. */
const parts = [
  ['categories', 'reports.categories'],
  ['best', 'reports.best'],
  ['slow', 'reports.slow'],
  ['zones', 'reports.zones'],
  ['cancellations', 'reports.reasons'],
] as const

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const send = staffSend(api)
    const reports = async (query: Range, compare: Comparison) => {
      const [sales, hours, categories, zones, products, cancellations] = await Promise.all([
        send('adminSalesReport', { query: { ...query, compare } }),
        send('adminHoursReport', { query }),
        send('adminCategoriesReport', { query }),
        send('adminZonesReport', { query }),
        send('adminProductsReport', { query }),
        send('adminCancellationsReport', { query }),
      ])
      return {
        sales: sales.data,
        hours: hours.data,
        categories: categories.data,
        zones: zones.data,
        products: products.data,
        cancellations: cancellations.data,
      }
    }
    const range = rangeIn(searchParams)
    const compare = oneOfOr(comparisons, searchParams.get('compare'), 'before')
    try {
      return { ...(await reports(range, compare)), range, compare, isBad: false }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) throw error
      return { ...(await reports({}, compare)), range: {}, compare, isBad: true }
    }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeReportsMessages)('reports.title'),
  }),
  Page: ({ data: { sales, hours, range, compare, isBad, ...tables } }) => {
    const t = useMessages(backOfficeReportsMessages)
    useRefresh()
    const isEmpty = sales.days.every((day) => day.orders === 0 && day.net === 0)
    // In a new shop every figure is zero, and so is every table.
    const isNew = [sales.total, sales.before?.total].every(
      (sums) => !sums || [sums.orders, sums.net, sums.refunds].every((sum) => sum === 0),
    )
    return (
      <div className="print-blocks grid gap-6">
        <WidePaper />
        <h1 className="text-head">{t('reports.title')}</h1>
        <PeriodChoice report={sales} days={range.days} compare={compare} isBad={isBad} />
        {!isNew && (
          <PageIndex
            label={t('reports.parts')}
            parts={[
              ...(isEmpty ? [] : [['days', t('reports.netByDay')] as const]),
              ...(hours.length > 0 ? [['hours', t('reports.hours')] as const] : []),
              ...parts.map(([id, title]) => [id, t(title)] as const),
            ]}
          />
        )}
        {isEmpty && (
          <EmptyState ornament="truck" title={t('reports.none')} text={t('reports.noneText')}>
            {isNew && (
              <Link to={officePaths.orders()} className={buttonClass({ kind: 'main' })}>
                {t('reports.toOrders')}
              </Link>
            )}
          </EmptyState>
        )}
        {!isNew && <SalesFigures report={sales} />}
        {!isEmpty && <DayCharts report={sales} />}
        {hours.length > 0 && <HourMap report={sales} hours={hours} />}
        {!isNew && <ReportTables report={sales} {...tables} />}
        <p className="no-print text-small text-soft">{t('reports.follows')}</p>
      </div>
    )
  },
})
