import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthAfter } from '#shop/khata/month.ts'
import { Link } from '../../app/router/link.tsx'
import { khataMessages } from '../../messages/en/khata.ts'
import { monthText } from '../../messages/month-text.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = { month: string; isLatest: boolean; pathOf: (month: string) => string }

/** Leads to the statements of the months before and, up to this month, after one like "2026-11". */
export function MonthNav({ month, isLatest, pathOf }: Props) {
  const t = useMessages(khataMessages)
  return (
    <nav aria-label={t('statement.month')} className="flex items-center gap-2">
      <Link
        to={pathOf(monthAfter(month, -1))}
        aria-label={t('statement.earlier')}
        className="icon-button"
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </Link>
      <span className="min-w-24 text-center font-semibold">{monthText(t, month)}</span>
      {!isLatest && (
        <Link
          to={pathOf(monthAfter(month, 1))}
          aria-label={t('statement.later')}
          className="icon-button"
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  )
}
