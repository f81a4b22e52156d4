import { telLink } from '../../parts/tel-link.ts'
import '../reading.css'
import { Phone } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { readingMessages } from '../../../messages/en/storefront/content/reading.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { anchorOf, blocksOf } from '../../../ui/markdown/parse-markdown.ts'
import { texts } from './texts.ts'

type Props = { body: string; path: string; phone: string }

/** Side column of a long text: its contents, contact, and related pages. */
export function Contents({ body, path, phone }: Props) {
  const t = useMessages(readingMessages)
  const headings = blocksOf(body).filter((block) => block.kind === 'heading' && block.level === 2)
  return (
    <aside className="grid content-start gap-8">
      {headings.length > 0 && (
        <nav aria-label={t('text.contents')} className="text-contents max-wide:hidden">
          <div>
            <h2 className="mb-3 text-lead">{t('text.contents')}</h2>
            <ul>
              {headings.map((block) => (
                <li key={block.kind === 'heading' ? block.text : ''}>
                  {block.kind === 'heading' && (
                    <a href={`#${anchorOf(block.text)}`}>{block.text}</a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
      <section className="grid gap-3 rounded-card bg-tint p-5 tint-wheat">
        <h2 className="text-lead">{t('text.help')}</h2>
        <p>{t('text.helpText')}</p>
        <p className="flex flex-wrap gap-3">
          <Link to={paths.contact()} className={buttonClass({ kind: 'brand', small: true })}>
            {t('text.ask')}
          </Link>
          {phone !== '' && (
            <a href={telLink(phone)} className={buttonClass({ small: true })}>
              <Phone aria-hidden className="size-4" />{' '}
              <bdi dir="ltr" className="money">
                {phone}
              </bdi>
            </a>
          )}
        </p>
      </section>
      <nav aria-label={t('text.related')}>
        <h2 className="mb-2 text-lead">{t('text.related')}</h2>
        <ul className="grid">
          {texts
            .filter(({ to }) => to !== path)
            .map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center text-soft hover:text-link hover:underline"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </aside>
  )
}
