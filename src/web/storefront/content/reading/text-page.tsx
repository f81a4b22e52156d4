import '../reading.css'
import type { LucideIcon } from 'lucide-react'
import { definePage } from '../../layout-data/define-page.ts'
import { readingMessages } from '../../../messages/en/reading.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { filled } from '../../../messages/messages-in.ts'
import { Contents } from './contents.tsx'
import { Markdown } from './markdown.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { shopValues } from './shop-values.ts'

export type WrittenText = {
  title: string
  lead: string
  /** "2026-11-20" */
  changed: string
  /** what most people come for, before the long version */
  points: readonly { title: string; text: string }[]
  /** Markdown; the values of shop-values.ts are filled in, here and in the points */
  body: string
}

/** A page of small print: the gist in three cards, the whole below, and beside it what is on the page. */
export const textPage = (path: string, text: WrittenText, icons: readonly LucideIcon[]) =>
  definePage({
    async load({ api, language }) {
      const [shipping, settings] = await Promise.all([api.shippingPrice(), api.settings()])
      return { phone: settings.phone, values: shopValues(settings, shipping, language) }
    },
    head: () => ({ title: text.title, description: text.lead, canonical: path }),
    Page: ({ data }) => {
      const t = useMessages(readingMessages)
      const body = filled(text.body, data.values)
      return (
        <div className="wrap">
          <PageHead title={text.title} lead={text.lead} crumbs={[{ name: text.title, to: path }]} />
          <ul className="mb-12 grid gap-4 md:grid-cols-3">
            {text.points.map((point, index) => (
              <Point
                key={point.title}
                icon={icons[index]}
                title={filled(point.title, data.values)}
                text={filled(point.text, data.values)}
              />
            ))}
          </ul>
          <div className="small-print">
            <article>
              <Markdown text={body} />
              <p className="mt-10 text-small text-soft">
                {t('text.updated', { day: t.day(Date.parse(text.changed)) })}
              </p>
            </article>
            <Contents body={body} path={path} phone={data.phone} />
          </div>
        </div>
      )
    },
  })

const Point = ({
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
