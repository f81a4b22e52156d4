import { flushSync } from 'react-dom'
import type { Answer } from '#wire/calls.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeNewsMessages } from '../../messages/en/back-office/content/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { officePaths } from '../addresses.ts'
import { collection } from '../content/collection.tsx'
import { StoryPicture } from '../content/story-picture.tsx'
import { StoryPreview } from '../content/story-preview.tsx'
import type { RecordForm } from '../forms/record-editor.tsx'
import { clockText, momentOf } from '../forms/shop-clock.ts'

export type StaffNews = Answer<'adminNews'>['data']
type NewsValues = Pick<
  StaffNews,
  'title' | 'titleUr' | 'summary' | 'summaryUr' | 'body' | 'bodyUr' | 'publishedAt'
>

export const { newPage, editPage } = collection<
  StaffNews,
  NewsValues,
  typeof backOfficeNewsMessages,
  null
>({
  name: 'story',
  kind: 'news',
  messages: backOfficeNewsMessages,
  blank: {
    title: '',
    titleUr: '',
    summary: '',
    summaryUr: '',
    body: '',
    bodyUr: '',
    publishedAt: null,
  },
  list: officePaths.newsList,
  address: officePaths.news,
  calls: {
    read: 'adminNews',
    create: 'adminCreateNews',
    change: 'adminChangeNews',
    setPicture: 'adminSetNewsPicture',
    remove: 'adminRemoveNews',
  },
  titleOf: ({ title }) => title,
  labels: (t) => ({
    new: t('news.new'),
    back: t('news.back'),
    saved: (now, before) => t(savedKey(now, before)),
  }),
  bar: (t, form, item) => ({
    label: t(form.typed.publishedAt === null ? 'news.saveDraft' : 'content.save'),
    beside: item?.state !== 'out' && <PublishNow form={form} />,
  }),
  sections: (t) => [
    {
      title: t('part.words'),
      fields: {
        title: {
          is: 'text',
          label: t('field.title'),
          max: 200,
          translatable: true,
          wrong: ({ title }) => title.trim() === '' && t('content.noTitleYet'),
        },
        summary: {
          is: 'area',
          label: t('field.summary'),
          hint: t('hint.summary'),
          max: 500,
          rows: 2,
          translatable: true,
        },
        body: { is: 'markdown', label: t('field.body'), max: 50_000, rows: 14, translatable: true },
      },
    },
    {
      title: t('part.when'),
      fields: {
        publishedAt: {
          is: 'custom',
          label: t('field.publishedAt'),
          render: (form) => <PublishedAt form={form} />,
          valueText: ({ publishedAt }) => clockText(publishedAt) || t('news.draft'),
        },
      },
    },
  ],
  State({ item }) {
    const t = useMessages(backOfficeNewsMessages)
    return <Badge>{t(`state.${item.state}`)}</Badge>
  },
  seenAt: (story) => (story.state === 'out' ? paths.newsItem(story) : null),
  Pictures: ({ item, mayWrite }) => <StoryPicture kind="news" story={item} mayWrite={mayWrite} />,
  Preview: ({ typed, item, picture }) => (
    <StoryPreview title={typed.title} picture={item?.picture ?? picture} text={typed.body}>
      <p className="text-soft">
        <bdi>{typed.summary}</bdi>
      </p>
    </StoryPreview>
  ),
})

function savedKey(now: StaffNews, before: StaffNews | null) {
  if (now.state === 'draft') return 'news.savedDraft'
  if (now.state === 'due') return 'news.savedDue'
  return before?.state === 'out' ? 'news.saved' : 'news.published'
}

function PublishNow({ form: { set, busy } }: { form: RecordForm<NewsValues> }) {
  const t = useMessages(backOfficeNewsMessages)
  return (
    <Button
      busy={busy}
      onClick={({ currentTarget: { form } }) => {
        flushSync(() => set({ publishedAt: 'now' }))
        form?.requestSubmit()
      }}
    >
      {t('news.now')}
    </Button>
  )
}

function PublishedAt({ form: { typed, set, errorOf } }: { form: RecordForm<NewsValues> }) {
  const t = useMessages(backOfficeNewsMessages)
  return (
    <>
      <TextField
        type="datetime-local"
        name="publishedAt"
        label={t('field.publishedAt')}
        hint={t(typed.publishedAt === 'now' ? 'hint.atOnce' : 'hint.publishedAt')}
        value={typed.publishedAt === 'now' ? '' : clockText(typed.publishedAt)}
        error={errorOf('publishedAt')}
        onChange={({ target }) => set({ publishedAt: momentOf(target.value) })}
        className="sm:max-w-72"
        optional
      />
      {typed.publishedAt !== null && (
        <Button small className="justify-self-start" onClick={() => set({ publishedAt: null })}>
          {t('news.toDraft')}
        </Button>
      )}
    </>
  )
}
