import { backOfficeNewsMessages } from '../../messages/en/back-office/content/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveBar } from '../content/save-bar.tsx'
import { StoryPreview } from '../content/story-preview.tsx'
import { Theirs } from '../content/theirs.tsx'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { FormPart } from '../parts/form-part.tsx'
import { clockText, momentOf } from '../parts/shop-clock.ts'
import { newsFields } from './news-values.ts'
import type { NewsForm } from './use-news-form.ts'

type Props = { form: NewsForm; mayWrite: boolean; picture?: string | null }

/** A story with its preview beside it, on a phone below it. */
export function NewsEditor({ form, mayWrite, picture = null }: Props) {
  const t = useMessages(backOfficeNewsMessages)
  const { typed, set, errorOf } = form
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
      <form {...form.form} noValidate>
        <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
          {form.theirs ? <Both form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
          <FormPart title={t('part.words')}>
            <TextField
              name="title"
              label={t('field.title')}
              hint={t('hint.title')}
              maxLength={200}
              value={typed.title}
              error={errorOf('title')}
              onChange={({ target }) => set({ title: target.value })}
            />
            <AreaField
              name="summary"
              label={t('field.summary')}
              hint={t('hint.summary')}
              maxLength={500}
              rows={2}
              value={typed.summary}
              error={errorOf('summary')}
              onChange={({ target }) => set({ summary: target.value })}
            />
            <MarkdownField
              label={t('field.body')}
              value={typed.body}
              error={errorOf('body')}
              most={50_000}
              onChange={(body) => set({ body })}
            />
          </FormPart>
          <Publishing form={form} />
          {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} />}
        </fieldset>
      </form>
      <StoryPreview title={typed.title} picture={picture} text={typed.body}>
        <p className="text-soft">{typed.summary}</p>
      </StoryPreview>
    </div>
  )
}

function Publishing({ form: { typed, set, errorOf } }: { form: NewsForm }) {
  const t = useMessages(backOfficeNewsMessages)
  return (
    <FormPart title={t('part.when')}>
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
      <div className="flex flex-wrap gap-3">
        <Button small onClick={() => set({ publishedAt: 'now' })}>
          {t('news.now')}
        </Button>
        {typed.publishedAt !== null && (
          <Button small onClick={() => set({ publishedAt: null })}>
            {t('news.toDraft')}
          </Button>
        )}
      </div>
    </FormPart>
  )
}

/** What somebody else has written meanwhile, where both have changed the same. */
function Both({ form: { theirs, takeTheirs } }: { form: NewsForm }) {
  const t = useMessages(backOfficeNewsMessages)
  if (theirs === null) return null
  const fields = newsFields
    .filter((field) => theirs.both.includes(field))
    .map((name) => ({
      name,
      label: t(`field.${name}`),
      words:
        name === 'publishedAt'
          ? clockText(theirs.now.publishedAt) || t('news.draft')
          : theirs.now[name],
    }))
  return <Theirs fields={fields} onTake={takeTheirs} />
}
