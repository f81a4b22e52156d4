import { renderToStaticMarkup } from 'react-dom/server'
import { serverMessages } from '../../messages/en/server.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** The line on top of every page, as the server draws it; no browser has this module. */
export function AnnouncementLine() {
  const t = useMessages(serverMessages)
  const line = useLayoutData().settings?.announcement
  const label = t('page.announcement')
  const html = line ? renderToStaticMarkup(<Line {...line} label={label} />) : ''
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

type Props = { text: string; link: string | null; label: string }

const Line = ({ text, link, label }: Props) => (
  <section
    aria-label={label}
    className="no-print bg-marigold-soft text-small text-on-marigold-soft"
  >
    {link === null ? (
      <p className="wrap py-3">{text}</p>
    ) : (
      <a className="wrap block py-3 underline" href={link}>
        {text}
      </a>
    )}
  </section>
)
