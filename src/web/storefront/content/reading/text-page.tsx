import { contentCalls } from '../../../app/api/content-calls.ts'
import '../reading.css'
import type { LucideIcon } from 'lucide-react'
import type { TextPage } from '#shop/content/texts.ts'
import { definePage } from '../../layout-data/define-page.ts'
import { readingMessages } from '../../../messages/en/storefront/content/reading.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import type { Screen } from '../../../messages/screen.ts'
import { beginningOf, ownText } from './own-text.ts'
import { Contents } from './contents.tsx'
import { Markdown } from './markdown.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { shopValues, textIn } from './shop-values.ts'

type Point = { title: string; text: string }

export type TextMessages = Screen<{
  page: { title: string; lead: string; body: string }
  /** the most important point, before the full text */
  first: Point
  second: Point
  third: Point
}>

const points = ['first', 'second', 'third'] as const

type Parts = {
  page: TextPage
  path: string
  messages: TextMessages
  /** a day, "2026-11-20" */
  changed: string
  icons: readonly LucideIcon[]
}

/** A page of small print: a summary in three cards, then the full text with its contents. Staff's own text replaces all of it. */
export const textPage = ({ page, path, messages, changed, icons }: Parts) =>
  definePage({
    async load({ api, language }) {
      const [own, shipping, settings, coverage] = await Promise.all([
        ownText(api, page),
        contentCalls(api).shippingPrice(),
        api.settings(),
        api.usualDelivery().catch(() => null),
      ])
      return {
        own,
        phone: settings.phone,
        values: shopValues(settings, shipping, coverage, language),
      }
    },
    head({ own }, { language }) {
      const t = messagesIn(language, messages)
      const description = own ? beginningOf(own.body) : t('page.lead')
      return { title: t('page.title'), description, canonical: path }
    },
    Page: ({ data: { own, values, phone } }) => {
      const t = useMessages(readingMessages)
      const text = textIn(useLanguage(), messages, values)
      const title = text('page.title')
      const body = own?.body ?? text('page.body')
      return (
        <div className="wrap">
          <PageHead
            title={title}
            {...(!own && { lead: text('page.lead') })}
            crumbs={[{ name: title, to: path }]}
          />
          {!own && (
            <ul className="mb-12 grid gap-4 md:grid-cols-3">
              {points.map((point, index) => (
                <PointCard
                  key={point}
                  icon={icons[index]}
                  title={text(`${point}.title`)}
                  text={text(`${point}.text`)}
                />
              ))}
            </ul>
          )}
          <div className="small-print">
            <article>
              <Markdown text={body} />
              <p className="mt-10 text-small text-soft">
                {t('text.updated', { day: t.day(Date.parse(own?.changedAt ?? changed)) })}
              </p>
            </article>
            <Contents body={body} path={path} phone={phone} />
          </div>
        </div>
      )
    },
  })

const PointCard = ({
  icon: Icon,
  title,
  text,
}: {
  icon: LucideIcon | undefined
  title: string
  text: string
}) => (
  <li className="panel grid content-start gap-2 p-5">
    {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-7 text-link" />}
    <p className="text-lead leading-tight font-semibold">{title}</p>
    <p className="text-soft">{text}</p>
  </li>
)
