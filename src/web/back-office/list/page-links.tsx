import { redirect } from '../../app/router/redirect.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Rows per page. */
export const pageSize = 24

export const pageIn = (query: URLSearchParams) => {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

const lastOf = (total: number) => Math.max(1, Math.ceil(total / pageSize))

/** Redirects to the last page if the page no longer exists, as after its last row was dealt with. */
export function refusePastEnd(url: URL, page: number, total: number) {
  const last = lastOf(total)
  if (page <= last) return
  const query = new URLSearchParams(url.searchParams)
  query.set('page', String(last))
  throw redirect(`${url.pathname}?${query}`)
}

type Props = { page: number; total: number; to: (page: number) => string }

export function PageLinks({ page, total, to }: Props) {
  const t = useMessages(backOfficeMessages)
  const last = lastOf(total)
  if (last === 1) return null
  return (
    <nav aria-label={t('pages.label')} className="flex flex-wrap items-center justify-center gap-3">
      {page > 1 && (
        <Link to={to(page - 1)} className={buttonClass()}>
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

type AfterProps = {
  label: string
  isFirst: boolean
  /** the row after which the list goes on */
  next: string | null
  to: (after?: string) => string
  texts: { newest: string; older: string }
}

/** Links of a list that goes on after a row: to its start and to the next rows. */
export const AfterLinks = ({ label, isFirst, next, to, texts }: AfterProps) => (
  <nav aria-label={label} className="flex flex-wrap justify-center gap-3 empty:hidden">
    {!isFirst && (
      <Link to={to()} className={buttonClass()}>
        {texts.newest}
      </Link>
    )}
    {next !== null && (
      <Link to={to(next)} className={buttonClass()}>
        {texts.older}
      </Link>
    )}
  </nav>
)
