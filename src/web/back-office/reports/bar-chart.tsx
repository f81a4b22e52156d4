import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  title: string
  bars: readonly { label: string; value: number }[]
  write: (value: number) => string
}

const height = 100
const step = 10

/** Bars above a line, those below zero under it; the table beside it says the same in figures. */
export function BarChart({ title, bars, write }: Props) {
  const t = useMessages(backOfficeReportsMessages)
  const values = bars.map(({ value }) => value)
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const span = most - least || 1
  const y = (value: number) => ((most - value) / span) * height
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-title">{title}</h2>
        <span className="money text-small text-soft">
          {t('reports.highest', { amount: write(most) })}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={t('reports.chart', {
          title,
          least: write(Math.min(...values)),
          most: write(Math.max(...values)),
        })}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        className="report-chart"
      >
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            x={index * step + 1}
            y={Math.min(y(value), y(0))}
            width={step - 2}
            height={Math.abs(y(value) - y(0))}
            className={value < 0 ? 'report-bar-below' : 'report-bar'}
          >
            <title>{`${label}: ${write(value)}`}</title>
          </rect>
        ))}
        <line
          x1={0}
          x2={bars.length * step}
          y1={y(0)}
          y2={y(0)}
          vectorEffect="non-scaling-stroke"
          className="report-axis"
        />
      </svg>
      <p aria-hidden className="flex justify-between text-small text-soft">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </figure>
  )
}
