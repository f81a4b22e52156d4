import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { SaveBar } from '../content/save-bar.tsx'
import { momentWords } from '../content/showing.ts'
import { Theirs } from '../content/theirs.tsx'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { FormPart } from '../parts/form-part.tsx'
import { clockText, momentOf } from '../parts/shop-clock.ts'
import { type StaffText, textFields, type TextValues, valuesOf } from './text-values.ts'
import type { TextForm } from './use-text-form.ts'

type Props = { form: TextForm; page: StaffText['page']; ours: string; mayWrite: boolean }

/** The words that stand in place of ours, and from when on. */
export function TextEditor({ form, page, ours, mayWrite }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const { typed, set, errorOf } = form
  const hint = [t('texts.hint'), page === 'faqs' && t('texts.faqsHint')].filter(Boolean).join(' ')
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? <Both form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
        <FormPart title={t('texts.words')} hint={hint}>
          {typed.words === '' && (
            <Button className="justify-self-start" onClick={() => set({ words: ours })}>
              {t('texts.begin')}
            </Button>
          )}
          <MarkdownField
            label={t('texts.label')}
            value={typed.words}
            error={errorOf('words')}
            most={50_000}
            rows={20}
            onChange={(words) => set({ words })}
          />
        </FormPart>
        <When form={form} />
        {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} />}
      </fieldset>
    </form>
  )
}

const choices = ['now', 'later', 'draft'] as const

function When({ form: { typed, set, errorOf } }: { form: TextForm }) {
  const t = useMessages(backOfficeContentMessages)
  return (
    <FormPart title={t('texts.whenTitle')}>
      <SelectField
        name="when"
        label={t('texts.when')}
        hint={t(`texts.${typed.when}Hint`)}
        value={typed.when}
        options={choices.map((value) => ({ value, label: t(`texts.${value}`) }))}
        onChange={({ target }) =>
          set({ when: choices.find((one) => one === target.value) ?? 'now' })
        }
      />
      {typed.when === 'later' && (
        <TextField
          type="datetime-local"
          name="from"
          label={t('texts.from')}
          hint={t('texts.fromHint')}
          value={clockText(typed.from)}
          error={errorOf('from')}
          onChange={({ target }) => set({ from: momentOf(target.value) })}
          className="sm:max-w-72"
        />
      )}
    </FormPart>
  )
}

/** What somebody else has written meanwhile. */
function Both({ form: { theirs, takeTheirs } }: { form: TextForm }) {
  const t = useMessages(backOfficeContentMessages)
  if (theirs === null) return null
  const now = valuesOf(theirs.now)
  const words = {
    words: now.words,
    when: t(`texts.${now.when}`),
    from: momentWords(now.from),
  } satisfies Record<keyof TextValues, string>
  const labels = { words: 'texts.label', when: 'texts.when', from: 'texts.from' } as const
  const fields = textFields
    .filter((field) => theirs.both.includes(field))
    .map((name) => ({ name, label: t(labels[name]), words: words[name] }))
  return <Theirs fields={fields} onTake={takeTheirs} />
}
