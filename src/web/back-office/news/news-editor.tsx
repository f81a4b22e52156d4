import { backOfficeNewsMessages } from '../../messages/en/back-office-news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FormPart } from '../parts/form-part.tsx'
import { clockText, momentOf } from '../parts/shop-clock.ts'
import { MarkdownField } from './markdown-field.tsx'
import { newsFields } from './news-values.ts'
import type { NewsForm } from './use-news-form.ts'

/** A story with its preview beside it, on a phone below it. */
export function NewsEditor({ form, mayWrite }: { form: NewsForm; mayWrite: boolean }) {
  const t = useMessages(backOfficeNewsMessages)
  const { typed, set, errorOf } = form
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
      <form {...form.form} noValidate>
        <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
          {form.theirs ? <Theirs form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
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
              onChange={(body) => set({ body })}
            />
          </FormPart>
          <Publishing form={form} />
          {mayWrite && (
            <div className="office-bar">
              <Button type="submit" kind="main" busy={form.busy}>
                {t('news.save')}
              </Button>
              <p role="status" className="text-small text-soft">
                {form.isChanged && t('news.unsaved')}
              </p>
            </div>
          )}
        </fieldset>
      </form>
      <Preview form={form} />
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
        className="max-w-72"
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

function Preview({ form: { typed } }: { form: NewsForm }) {
  const t = useMessages(backOfficeNewsMessages)
  return (
    <section aria-labelledby="preview" className="office-box grid min-w-0 grid-cols-1 gap-3">
      <h2 id="preview" className="text-title">
        {t('news.preview')}
      </h2>
      <article className="grid gap-3 break-words">
        <p className="text-head font-bold">{typed.title || t('news.noTitle')}</p>
        <p className="text-soft">{typed.summary}</p>
        <Markdown text={typed.body} className="office-prose" />
      </article>
    </section>
  )
}

/** What somebody else has written meanwhile, where both have changed the same. */
function Theirs({ form }: { form: NewsForm }) {
  const t = useMessages(backOfficeNewsMessages)
  const { theirs, takeTheirs } = form
  if (theirs === null) return null
  return (
    <Notice>
      <p>{t('news.conflict')}</p>
      {newsFields
        .filter((field) => theirs.both.includes(field))
        .map((field) => (
          <div key={field} className="font-normal">
            <p className="font-semibold">{t(`field.${field}`)}</p>
            <p className="break-words whitespace-pre-line">
              {field === 'publishedAt'
                ? clockText(theirs.now.publishedAt) || t('news.draft')
                : theirs.now[field]}
            </p>
          </div>
        ))}
      <Button small className="justify-self-start" onClick={takeTheirs}>
        {t('news.takeTheirs')}
      </Button>
      <p className="font-normal">{t('news.keepMine')}</p>
    </Notice>
  )
}
