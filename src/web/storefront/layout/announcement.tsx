import { Link } from '../../app/router/link.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** What staff say on top of every page, while they do. */
export function Announcement() {
  const t = useMessages(siteMessages)
  const { text, link } = useLayoutData().settings?.announcement ?? {}
  return (
    text && (
      <section
        aria-label={t('nav.news')}
        className="no-print bg-marigold-soft text-small text-on-marigold-soft"
      >
        {link ? (
          <Link to={link} className="wrap block py-3 underline">
            {text}
          </Link>
        ) : (
          <p className="wrap py-3">{text}</p>
        )}
      </section>
    )
  )
}
