import { type Comparison, comparisons } from '#shop/reports/period.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import type { Formats } from '../../messages/formats-shape.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FilterForm } from '../../app/router/filter-form.tsx'
import { Button } from '../../ui/button.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { Chips } from '../list/chips.tsx'

type Props = {
  report: Answer<'adminSalesReport'>['data']
  days: number | undefined
  compare: Comparison
  isBad: boolean
}

const spans = [7, 28, 90]

/** Which days the report is about: a usual span, this month, or from one day to another. */
export function PeriodChoice({ report: { from, to, today, before }, days, compare, isBad }: Props) {
  const t = useMessages(backOfficeReportsMessages)
  const month = `${today.slice(0, 8)}01`
  const isMonth = days === undefined && from === month && to === today
  const at = (range: Range, other: Comparison = compare) =>
    officePaths.reports({ ...range, compare: other === 'before' ? undefined : other })
  const here = days === undefined ? { from, to } : { days }
  const usual = days ?? (to === today && !isMonth ? lengthOf(from, to) : 0)
  const isOwn = usual === 0 && !isMonth
  return (
    <section aria-label={t('reports.periods')} className="grid grid-cols-1 gap-3">
      <Chips
        label={t('reports.periods')}
        chips={[
          ...spans.map((count) => ({
            to: at({ days: count }),
            text: t('reports.lastDays', { count }),
            isHere: usual === count,
          })),
          {
            to: at({ from: month, to: today }),
            text: t('reports.month'),
            isHere: isMonth,
          },
        ]}
      />
      <p className="text-soft">
        {before === null
          ? t('reports.aboutAlone', { period: t.nearDays(from, to) })
          : t('reports.about', {
              period: t.nearDays(from, to),
              before: nearYear(t, from, before),
            })}
      </p>
      <details className="no-print" open={isBad || isOwn || undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">
          {t('reports.own')}
        </summary>
        <div className="grid grid-cols-1 gap-3 pt-2">
          <FilterForm
            aria-label={t('reports.dates')}
            className="flex flex-wrap items-end gap-3"
            values={{ from, to }}
            to={(typed) => at({ from: textIn(typed, 'from'), to: textIn(typed, 'to') })}
          >
            {(['from', 'to'] as const).map((name) => (
              <label key={name} className="grid gap-1 text-small font-semibold">
                {t(`reports.${name}`)}
                <input
                  type="date"
                  name={name}
                  defaultValue={name === 'from' ? from : to}
                  max={today}
                  required
                  className="input"
                />
              </label>
            ))}
            <Button kind="plain" type="submit">
              {t('reports.show')}
            </Button>
          </FilterForm>
          {isBad && (
            <p role="alert" className="text-tomato-ink">
              {t('reports.badPeriod')}
            </p>
          )}
          <ComparisonChoice compare={compare} to={(other) => at(here, other)} />
        </div>
      </details>
    </section>
  )
}

type ComparisonProps = { compare: Comparison; to: (other: Comparison) => string }

function ComparisonChoice({ compare, to }: ComparisonProps) {
  const t = useMessages(backOfficeReportsMessages)
  return (
    <div className="grid grid-cols-1 gap-1">
      <p aria-hidden className="text-small font-semibold">
        {t('reports.compare')}
      </p>
      <Chips
        label={t('reports.compare')}
        chips={comparisons.map((one) => ({
          to: to(one),
          text: t(labels[one]),
          isHere: one === compare,
        }))}
      />
    </div>
  )
}

type Range = { days?: number; from?: string; to?: string }

const labels = {
  before: 'reports.comparedBefore',
  year: 'reports.comparedYear',
  none: 'reports.comparedNone',
} as const

/** With the years if they are others. */
export const nearYear = (t: Formats, from: string, before: { from: string; to: string }) =>
  from.slice(0, 4) === before.from.slice(0, 4)
    ? t.nearDays(before.from, before.to)
    : t.days(Date.parse(before.from), Date.parse(before.to))

const lengthOf = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
