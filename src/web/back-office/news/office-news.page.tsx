import { paths } from '../../app/paths.ts'
import { backOfficeNewsMessages } from '../../messages/en/back-office/content/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { StoryPicture } from '../content/story-picture.tsx'
import { definePage } from '../layout/define-page.ts'
import { RemoveThing } from '../parts/remove-thing.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { BackToNews } from './back-to-news.tsx'
import { NewsEditor } from './news-editor.tsx'
import type { StaffNews } from './news-values.ts'
import { useNewsForm } from './use-news-form.ts'

export const page = definePage({
  async load({ api, params: { id = '' }, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminNews', { params: { id } })).data
  },
  head: ({ title }) => ({ title }),
  Page: ({ data: story }) => <EditNews key={story.id} story={story} />,
})

function EditNews({ story }: { story: StaffNews }) {
  const t = useMessages(backOfficeNewsMessages)
  const mayWrite = useAllows('content.write')
  const form = useNewsForm(story)
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackToNews />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-head">{story.title}</h1>
        <Badge>{t(`state.${story.state}`)}</Badge>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {story.state === 'out' && (
          <a href={paths.newsItem(story)} className={buttonClass()}>
            {t('news.see')}
          </a>
        )}
        {mayWrite && <RemoveNews story={story} />}
      </div>
      {!mayWrite && <p>{t('news.readOnly')}</p>}
      <StoryPicture kind="news" story={story} mayWrite={mayWrite} />
      <NewsEditor form={form} mayWrite={mayWrite} picture={story.picture} />
    </div>
  )
}

function RemoveNews({ story: { id, title } }: { story: StaffNews }) {
  const t = useMessages(backOfficeNewsMessages)
  return (
    <RemoveThing
      call="adminRemoveNews"
      id={id}
      words={{
        open: t('remove.open'),
        title: t('remove.title', { title }),
        text: t('remove.text'),
        send: t('remove.send'),
        keep: t('remove.keep'),
        failed: t('news.failed'),
      }}
      to={officePaths.newsList()}
    />
  )
}
