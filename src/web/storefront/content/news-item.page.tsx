import { contentCalls } from '../../app/api/content-calls.ts'
import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { ArrowLeft } from 'lucide-react'
import type { News } from '#shop/content/content.ts'
import { definePage } from '../layout-data/define-page.ts'
import { media, paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { ShopName } from '../../app/document/head.ts'
import { crumbFacts } from '../parts/crumbs.tsx'
import { Markdown } from './reading/markdown.tsx'
import { preloadOf } from './reading/preload.ts'
import { NewsCard } from './news-card.tsx'
import { factsOf } from '../../app/document/page-data.ts'
import { useRouteError } from '../../app/router/use-router.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OfflineNotice } from '../parts/offline-notice.tsx'
import './reading.css'

const sizes = '(min-width: 1060px) 1024px, 100vw'
const crumbsTo = (story: News, language: Language) => [
  { name: messagesIn(language, readingMessages)('news.title'), to: paths.news() },
  { name: story.title, to: paths.newsItem(story) },
]

export const page = definePage({
  async load({ api, params: { id = '' } }) {
    const [story, all] = await Promise.all([
      contentCalls(api).newsItem(id),
      contentCalls(api)
        .news()
        .catch((): News[] => []),
    ])
    const more = all.filter((one) => one.id !== story.id).slice(0, 3)
    return { story, more: more.map(({ body: _, ...rest }) => rest) }
  },
  head: ({ story }, { url: { origin }, shop, language }) => ({
    title: story.title,
    description: story.summary,
    canonical: paths.newsItem(story),
    kind: 'article',
    facts: [
      articleFacts(story, origin, shop),
      crumbFacts(crumbsTo(story, language), origin, language),
    ],
    ...(story.picture && { image: media(story.picture), preload: preloadOf(story.picture, sizes) }),
  }),
  Page: ({ data: { story, more } }) => {
    const t = useMessages(readingMessages)
    return (
      <div className="wrap">
        <article className="mx-auto max-w-5xl tint-wheat">
          <Link
            to={paths.news()}
            className="my-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" /> {t('news.back')}
          </Link>
          <header className="mb-6 grid gap-3 sm:mb-8">
            <time dateTime={new Date(story.at).toISOString()} className="font-semibold text-link">
              {t.day(story.at)}
            </time>
            <h1 className="text-sign">{story.title}</h1>
            <p className="max-w-3xl text-lead text-soft">{story.summary}</p>
          </header>
          <Photo
            picture={story.picture}
            alt=""
            shape="wide"
            sizes={sizes}
            eager
            className="article-picture"
          />
          <Markdown text={story.body} className="article-body" />
        </article>
        {more.length > 0 && (
          <section className="mt-16">
            <h2 className="head-art head-stars mb-5 text-head">{t('news.more')}</h2>
            <ul className="stories">
              {more.map((other, index) => (
                <li key={other.id}>
                  <NewsCard story={other} index={index + 1} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    )
  },
  ErrorPage: NewsErrorPage,
})

const articleFacts = (story: News, origin: string, shop: ShopName) => ({
  '@type': 'NewsArticle',
  headline: story.title,
  description: story.summary,
  datePublished: new Date(story.at).toISOString(),
  mainEntityOfPage: origin + paths.newsItem(story),
  ...(story.picture && { image: origin + media(story.picture) }),
  ...(shop && {
    author: { '@type': 'Organization', name: shop.shopName, url: origin },
    publisher: { '@type': 'Organization', name: shop.shopName },
  }),
})

function NewsErrorPage() {
  const t = useMessages(readingMessages)
  const { status } = factsOf(useRouteError())
  if (status === 0) return <OfflineNotice />
  return (
    <EmptyState ornament="bird" level={1} title={t('news.missing')}>
      <Link to={paths.news()} className={buttonClass({ kind: 'main' })}>
        {t('news.back')}
      </Link>
    </EmptyState>
  )
}
