import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeNewsMessages } from '../../messages/en/back-office-news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { officePaths } from '../addresses.ts'
import { StoryPicture } from '../content/story-picture.tsx'
import { definePage } from '../layout/define-page.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
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
        <h1 className="min-w-0 text-head break-words">{story.title}</h1>
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
  const send = useStaffSend()
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('remove.open')}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('remove.title', { title })}
        kind="danger"
        words={{ send: t('remove.send'), keep: t('remove.keep'), failed: t('news.failed') }}
        send={async () => {
          const { message } = await send('adminRemoveNews', { params: { id } })
          toast.success(message, 'action')
          await go(officePaths.newsList())
          return null
        }}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
