import { backOfficeContentMessages } from '../../messages/en/back-office-content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveBar } from '../content/save-bar.tsx'
import { Theirs } from '../content/theirs.tsx'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { FormPart } from '../parts/form-part.tsx'
import type { StaffText, TextForm } from './use-text-form.ts'

type Props = { form: TextForm; page: StaffText['page']; ours: string; mayWrite: boolean }

/** The words that stand in place of ours. */
export function TextEditor({ form, page, ours, mayWrite }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const { typed, set, errorOf, theirs } = form
  const hint = [t('texts.hint'), page === 'faqs' && t('texts.faqsHint')].filter(Boolean).join(' ')
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {theirs ? (
          <Theirs
            fields={[{ name: 'body', label: t('texts.label'), words: theirs.now.body ?? '' }]}
            onTake={form.takeTheirs}
          />
        ) : (
          form.problem && <Notice>{form.problem}</Notice>
        )}
        <FormPart title={t('texts.words')} hint={hint}>
          {typed.body === '' && (
            <Button className="justify-self-start" onClick={() => set({ body: ours })}>
              {t('texts.begin')}
            </Button>
          )}
          <MarkdownField
            label={t('texts.label')}
            value={typed.body}
            error={errorOf('body')}
            most={50_000}
            rows={20}
            onChange={(body) => set({ body })}
          />
        </FormPart>
        {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} />}
      </fieldset>
    </form>
  )
}
