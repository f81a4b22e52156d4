import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveBar } from '../content/save-bar.tsx'
import { ShownPart } from '../content/shown-part.tsx'
import { momentWords } from '../content/showing.ts'
import { Theirs } from '../content/theirs.tsx'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { FormPart } from '../parts/form-part.tsx'
import { blockFields } from './block-values.ts'
import type { BlockForm } from './use-block-form.ts'

/** The words of a part of the about page, or of an achievement. */
export function BlockEditor({ form, mayWrite }: { form: BlockForm; mayWrite: boolean }) {
  const t = useMessages(backOfficeContentMessages)
  const { typed, set, errorOf } = form
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? <Both form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
        <FormPart title={t('blocks.words')}>
          <TextField
            name="title"
            label={t('blocks.name')}
            hint={t('blocks.nameHint')}
            maxLength={120}
            value={typed.title}
            error={errorOf('title')}
            onChange={({ target }) => set({ title: target.value })}
          />
          <MarkdownField
            name="description"
            label={t('blocks.description')}
            value={typed.description}
            error={errorOf('description')}
            most={10_000}
            rows={8}
            onChange={(description) => set({ description })}
          />
        </FormPart>
        <ShownPart form={form} />
        {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} />}
      </fieldset>
    </form>
  )
}

const labels = {
  title: 'blocks.name',
  description: 'blocks.description',
  shown: 'shown.shown',
  from: 'shown.from',
  until: 'shown.until',
} as const

function Both({ form: { theirs, takeTheirs } }: { form: BlockForm }) {
  const t = useMessages(backOfficeContentMessages)
  if (theirs === null) return null
  const fields = blockFields
    .filter((field) => theirs.both.includes(field))
    .map((name) => {
      const label = t(labels[name])
      if (name === 'shown')
        return { name, label, words: t(theirs.now.shown ? 'content.yes' : 'content.no') }
      if (name === 'from' || name === 'until')
        return { name, label, words: momentWords(theirs.now[name]) }
      return { name, label, words: theirs.now[name] }
    })
  return <Theirs fields={fields} onTake={takeTheirs} />
}
