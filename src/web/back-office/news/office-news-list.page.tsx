import { newsStates } from '#shop/content/content.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { backOfficeNewsMessages } from '../../messages/en/back-office/content/news.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { BackLink } from '../parts/back-link.tsx'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import type { StaffNews } from './news.tsx'

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const state = newsStates.find((one) => one === searchParams.get('state'))
    const page = pageIn(searchParams)
    const query = { state, page, limit: pageSize }
    const { data, total } = await staffSend(api)('adminNewsList', { query })
    refusePastEnd(url, page, total)
    return { news: data.map(({ body: _, ...story }) => story), total, state, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeNewsMessages)('news.title'),
  }),
  Page: ({ data: { news, total, state, page } }) => {
    const t = useMessages(backOfficeNewsMessages, backOfficeContentMessages)
    const mayWrite = useAllows('content.write')
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <BackLink to={officePaths.content()}>{t('content.title')}</BackLink>
        <div className="flex flex-wrap items-center gap-4">
          <h1 className="text-head">{t('news.title')}</h1>
          {mayWrite && (
            <Link
              to={officePaths.newNews()}
              className={buttonClass({ kind: 'main', className: 'ms-auto' })}
            >
              {t('news.new')}
            </Link>
          )}
        </div>
        <Chips
          label={t('news.title')}
          chips={[undefined, ...newsStates].map((one) => ({
            to: officePaths.newsList({ state: one }),
            words: t(one === undefined ? 'news.all' : `state.${one}`),
            isHere: one === state,
          }))}
        />
        {news.length === 0 && (
          <EmptyState ornament="lamp" title={t('news.none')} text={t('news.noneText')} />
        )}
        <ul aria-label={t('news.title')} className="grid gap-3">
          {news.map((story) => (
            <Story key={story.id} story={story} />
          ))}
        </ul>
        <PageLinks page={page} total={total} to={(n) => officePaths.newsList({ state, page: n })} />
      </div>
    )
  },
})

function Story({ story }: { story: Omit<StaffNews, 'body'> }) {
  const t = useMessages(backOfficeNewsMessages)
  const { title, summary, publishedAt, state } = story
  return (
    <li className="office-box grid gap-1">
      <h2 className="font-semibold">
        <Link
          to={officePaths.news(story)}
          className="inline-flex min-h-11 items-center hover:underline"
        >
          {title}
        </Link>
      </h2>
      {summary !== '' && <p className="text-soft">{summary}</p>}
      <p className="flex flex-wrap items-center gap-2 text-small text-soft">
        {state !== 'out' && <Badge>{t(`state.${state}`)}</Badge>}
        {publishedAt !== null && (
          <time dateTime={publishedAt}>{t.moment(Date.parse(publishedAt))}</time>
        )}
      </p>
    </li>
  )
}
