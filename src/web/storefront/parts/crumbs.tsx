import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { ChevronRight } from 'lucide-react'
import type { JsonLd } from '../../app/document/head.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

export type Crumb = { name: string; to: string }

/** The last one is the page itself. */
export const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const t = useMessages(siteMessages)
  return (
    <nav aria-label={t('crumbs.label')} className="py-1.5 text-small">
      {/* On phones "Home" alone repeats the bottom bar. */}
      <ol className={`crumbs ${crumbs.length === 1 ? 'max-md:sr-only' : ''}`}>
        {[{ name: t('nav.home'), to: paths.home() }, ...crumbs].map(({ name, to }, index) => (
          <li key={to}>
            {index > 0 && (
              <ChevronRight aria-hidden className="size-3.5 text-edge rtl:-scale-x-100" />
            )}
            {index === crumbs.length ? (
              <span aria-current="page" className="font-semibold">
                {name}
              </span>
            ) : (
              <Link
                to={to}
                className="thumb inline-flex min-h-11 items-center text-soft hover:text-link hover:underline"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Structured data for search engines. */
export const crumbFacts = (
  crumbs: readonly Crumb[],
  origin: string,
  language: Language,
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: messagesIn(language, siteMessages)('nav.home'), to: paths.home() },
    ...crumbs,
  ].map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + to,
  })),
})
