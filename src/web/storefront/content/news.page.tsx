import { Rss } from 'lucide-react'
import type { News } from '#shop/content/content.ts'
import { contentCalls } from '../../app/api/content-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { withPrefix } from '../../app/router/language-prefix.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { pageIn } from '../parts/pages-around.ts'
import { Paging } from '../parts/paging.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { preloadOf } from './reading/preload.ts'
import { useLoadingHere } from '../parts/use-loading-here.ts'
import { firstSizes, NewsCard } from './news-card.tsx'
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx'
import './reading.css'

const NewsPending = () => {
  const t = useMessages(readingMessages)
  return (
    <div className="wrap" aria-busy>
      <PageHead
        title={t('news.title')}
        lead={t('news.lead')}
        crumbs={[{ name: t('news.title'), to: paths.news() }]}
      />
      <NewsSkeleton />
    </div>
  )
}

const NewsSkeleton = () => {
  const t = useMessages(readingMessages)
  return (
    <SkeletonList count={6} loading={t('news.loading')} className="stories" itemClass="story">
      <Skeleton className="story-picture" />
      <div className="story-text">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-full" />
      </div>
    </SkeletonList>
  )
}

const perPage = 9

export const page = definePage({
  async load({ api, url }) {
    // If the list fails to load, show an empty one.
    const all = await contentCalls(api)
      .news()
      .catch((): News[] => [])
    const pages = Math.max(1, Math.ceil(all.length / perPage))
    const at = Math.min(pageIn(url.searchParams), pages)
    const onPage = all.slice((at - 1) * perPage, at * perPage)
    return { news: onPage.map(({ body: _, ...story }) => story), page: at, pages }
  },
  head: ({ news: [first], page: at }, { language }) => {
    const t = messagesIn(language, readingMessages)
    return {
      title: t('news.title'),
      description: t('news.description'),
      canonical: paths.news({ page: at }),
      feed: paths.newsFeed(),
      ...(at === 1 && first?.picture && { preload: preloadOf(first.picture, firstSizes) }),
    }
  },
  Page: ({ data: { news, page: at, pages } }) => {
    const t = useMessages(readingMessages)
    const language = useLanguage()
    const loading = useLoadingHere()
    return (
      <div className="wrap">
        <PageHead
          title={t('news.title')}
          lead={t('news.lead')}
          crumbs={[{ name: t('news.title'), to: paths.news() }]}
        >
          <a
            href={withPrefix(language, paths.newsFeed())}
            className="inline-flex min-h-11 items-center gap-2 text-small text-soft hover:text-link hover:underline"
          >
            <Rss aria-hidden className="size-4" /> {t('news.feed')}
          </a>
        </PageHead>
        {loading && <NewsSkeleton />}
        {!loading && news.length === 0 && (
          <EmptyState ornament="bird" title={t('news.empty')} text={t('news.emptyText')} />
        )}
        {!loading && news.length > 0 && (
          <ul className="stories">
            {news.map((story, index) => (
              <li key={story.id} className={at === 1 && index === 0 ? 'story-first' : ''}>
                <NewsCard story={story} index={index} first={at === 1 && index === 0} />
              </li>
            ))}
          </ul>
        )}
        <Paging page={at} pages={pages} to={(next) => paths.news({ page: next })} />
      </div>
    )
  },
  Pending: NewsPending,
})
