import { Link } from '../../app/router/link.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { pagesAround } from './pages-around.ts'

type Props = {
  page: number
  pages: number
  to: (page: number) => string
  onChoose?: () => void
}

export function Paging({ page, pages, to, onChoose }: Props) {
  const t = useMessages(catalogueMessages)
  if (pages < 2) return null
  return (
    <nav
      aria-label={t('paging.label')}
      className="mt-10 flex flex-wrap items-center justify-center gap-1.5"
    >
      {page > 1 && (
        <Link
          to={to(page - 1)}
          rel="prev"
          onClick={onChoose}
          aria-label={t('paging.back')}
          className="page-step"
        >
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </Link>
      )}
      {pagesAround(page, pages).map((one, index) =>
        one === null ? (
          <span key={`gap-${index}`} className="px-1 text-soft">
            …
          </span>
        ) : (
          <Link
            key={one}
            to={to(one)}
            onClick={onChoose}
            aria-label={t('paging.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            className="page-step money"
          >
            {t.figure(one)}
          </Link>
        ),
      )}
      {page < pages && (
        <Link
          to={to(page + 1)}
          rel="next"
          onClick={onChoose}
          aria-label={t('paging.next')}
          className="page-step"
        >
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  )
}
