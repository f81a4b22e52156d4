import { newsStates } from '#shop/content/content.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { backOfficeNewsMessages } from '../../messages/en/back-office/content/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Photo } from '../../ui/photo.tsx'
import { officePaths } from '../addresses.ts'
import { RowTitle } from '../content/grouped-list.tsx'
import { choice } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import type { StaffNews } from './news.tsx'

export const page = listPage({
  call: 'adminNewsList',
  at: officePaths.newsList,
  messages: [backOfficeNewsMessages, backOfficeContentMessages],
  title: 'news.title',
  back: { to: officePaths.content(), label: 'content.title' },
  width: 'max-w-3xl',
  filters: (t) => ({
    state: choice('all', newsStates, (one) => t(one === 'all' ? 'news.all' : `state.${one}`)),
  }),
  lean: ({ body: _, ...story }) => story,
  add: { to: officePaths.newNews(), label: 'news.new', needs: 'content.write' },
  empty: (t) => ({ title: t('news.none'), text: t('news.noneText') }),
  label: 'news.title',
  listClass: 'office-box divide-y divide-line py-0',
  Row: ({ row }) => <Story story={row} />,
})

function Story({ story }: { story: Omit<StaffNews, 'body'> }) {
  const t = useMessages(backOfficeNewsMessages)
  const { title, summary, picture, publishedAt, state } = story
  return (
    <li className="story-row py-3">
      {picture === null ? (
        <span className="banner-thumb bg-sunk" />
      ) : (
        <Photo
          picture={picture}
          alt=""
          shape="wide"
          sizes="104px"
          className="banner-thumb w-full object-cover"
        />
      )}
      <div className="grid min-w-0">
        <RowTitle level={2} to={officePaths.news(story)}>
          {title}
        </RowTitle>
        {summary !== '' && (
          <p className="text-small text-soft max-sm:hidden">
            <bdi>{summary}</bdi>
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-soft">
          <Badge tone={state === 'out' ? 'good' : 'calm'}>{t(`state.${state}`)}</Badge>
          {publishedAt !== null && (
            <time dateTime={publishedAt}>{t.moment(Date.parse(publishedAt))}</time>
          )}
        </p>
      </div>
    </li>
  )
}
