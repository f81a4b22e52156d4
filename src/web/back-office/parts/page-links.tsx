import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'

/** So many of a list are on a page. */
export const pageSize = 24

export const pageIn = (query: URLSearchParams) => {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

type Props = { page: number; total: number; to: (page: number) => string }

/** Back and on in a list. */
export function PageLinks({ page, total, to }: Props) {
  const t = useMessages(backOfficeMessages)
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1 && page === 1) return null
  return (
    <nav aria-label={t('pages.label')} className="flex flex-wrap items-center justify-center gap-3">
      {page > 1 && (
        <Link to={to(Math.min(page, last + 1) - 1)} className={buttonClass()}>
          {t('pages.newer')}
        </Link>
      )}
      <p className="text-small text-soft">{t('pages.of', { page, last })}</p>
      {page < last && (
        <Link to={to(page + 1)} className={buttonClass()}>
          {t('pages.older')}
        </Link>
      )}
    </nav>
  )
}
