import { type PointerEvent, useState } from 'react'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { evenly, ticksOf } from './ticks.ts'

export type Bar = { label: string; value: number; before?: { label: string; value: number } }

type Props = { title: string; bars: readonly Bar[]; write: (value: number) => string }

const height = 100
const step = 10

/** Bars with axes, and the values before as a line; each is read by pointer, finger or arrow keys. A table beside it has the figures. */
export function BarChart({ title, bars, write }: Props) {
  const t = useMessages(backOfficeReportsMessages)
  const [at, setAt] = useState<number | null>(null)
  const values = bars.map(({ value }) => value)
  const ticks = ticksOf([...values, ...bars.map(({ before }) => before?.value ?? 0)])
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)]
  const y = (value: number) => ((most - value) / (most - least)) * height
  const read = ({ label, value, before }: Bar) =>
    before === undefined
      ? t('reports.value', { label, value: write(value) })
      : t('reports.valueBefore', {
          label,
          value: write(value),
          before: write(before.value),
          day: before.label,
        })
  const bar = at === null ? undefined : bars[at]
  return (
    <figure className="grid min-w-0 grid-cols-1 gap-2">
      <figcaption className="grid gap-x-3">
        <h2 className="text-title">{title}</h2>
        <span className="money min-h-11 text-small text-soft">
          {bar ? read(bar) : t('reports.highest', { amount: write(Math.max(...values)) })}
        </span>
      </figcaption>
      <div className="report-plot">
        <div aria-hidden className="report-ticks">
          {ticks.map((tick) => (
            <span key={tick} style={{ insetBlockStart: `${y(tick)}%` }}>
              {write(tick)}
            </span>
          ))}
        </div>
        <div
          className="report-area"
          onPointerMove={(event) => setAt(indexAt(event, bars.length))}
          onPointerLeave={() => setAt(null)}
        >
          <Drawing {...{ bars, ticks, y, at }}>
            {t('reports.chart', {
              title,
              least: write(Math.min(...values)),
              most: write(Math.max(...values)),
            })}
          </Drawing>
          <input
            type="range"
            min={0}
            max={Math.max(0, bars.length - 1)}
            value={at ?? bars.length - 1}
            aria-label={t('reports.readDay', { title })}
            aria-valuetext={read(bars[at ?? bars.length - 1] ?? { label: '', value: 0 })}
            className="report-range"
            onFocus={() => setAt(at ?? bars.length - 1)}
            onBlur={() => setAt(null)}
            onChange={({ target }) => setAt(Number(target.value))}
          />
        </div>
        <p aria-hidden className="report-days">
          {evenly(bars.length, 4).map((index) => (
            <span key={index}>{bars[index]?.label}</span>
          ))}
        </p>
      </div>
    </figure>
  )
}

type DrawingProps = {
  bars: readonly Bar[]
  ticks: readonly number[]
  y: (value: number) => number
  at: number | null
  children: string
}

function Drawing({ bars, ticks, y, at, children }: DrawingProps) {
  const width = bars.length * step
  const hasBefore = bars.some(({ before }) => before !== undefined)
  return (
    <svg
      role="img"
      aria-label={children}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="report-chart"
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={width}
          y1={y(tick)}
          y2={y(tick)}
          vectorEffect="non-scaling-stroke"
          className={tick === 0 ? 'report-axis' : 'report-rule'}
        />
      ))}
      {bars.map(({ label, value }, index) => (
        <rect
          key={label}
          x={index * step + 1}
          y={Math.min(y(value), y(0))}
          width={step - 2}
          height={Math.abs(y(value) - y(0))}
          data-here={index === at || undefined}
          className={value < 0 ? 'report-bar-below' : 'report-bar'}
        />
      ))}
      {hasBefore &&
        // The edge keeps the line apart from the bars that it crosses.
        ['report-before-edge', 'report-before'].map((className) => (
          <polyline
            key={className}
            points={bars
              .map(({ before }, index) => `${(index + 0.5) * step},${y(before?.value ?? 0)}`)
              .join(' ')}
            vectorEffect="non-scaling-stroke"
            className={className}
          />
        ))}
    </svg>
  )
}

/** Which of so many bars is under the pointer. */
function indexAt({ currentTarget, clientX }: PointerEvent, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = (clientX - left) / width
  const isTurned = getComputedStyle(currentTarget).direction === 'rtl'
  const index = Math.floor((isTurned ? 1 - share : share) * count)
  return Math.max(0, Math.min(count - 1, index))
}
