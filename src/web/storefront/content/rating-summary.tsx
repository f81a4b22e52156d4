import './reading.css'
import { Stars } from '../../ui/stars.tsx'
import { readingMessages } from '../../messages/en/reading.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Ratings } from './ratings.ts'

/** What all of them say together. */
export const RatingSummary = ({ ratings: { count, average, rows } }: { ratings: Ratings }) => {
  const t = useMessages(readingMessages)
  return (
    <section className="mb-8 grid items-center gap-6 rounded-card bg-tint p-5 tint-wheat sm:grid-cols-[11rem_minmax(0,28rem)] sm:gap-12 sm:p-8">
      <div className="grid justify-items-start gap-1.5">
        <p className="font-display text-sign font-bold">{average.toFixed(1)}</p>
        <Stars rating={average} />
        <p>{t('reviews.average', { count })}</p>
      </div>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.star} className="flex items-center gap-3">
            <span className="sr-only">{t('reviews.stars', row)}</span>
            <span aria-hidden className="money w-4 text-end font-bold">
              {row.star}
            </span>
            <span aria-hidden className="bar grow">
              <span style={{ width: `${row.percent}%` }} />
            </span>
            <span aria-hidden className="money w-6 text-end">
              {row.count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
