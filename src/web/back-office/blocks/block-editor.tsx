import { backOfficeContentMessages } from '../../messages/en/back-office-content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveBar } from '../content/save-bar.tsx'
import { Theirs } from '../content/theirs.tsx'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { CheckField } from '../parts/check-field.tsx'
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
          <CheckField
            name="shown"
            label={t('blocks.shown')}
            checked={typed.shown}
            onChange={(shown) => set({ shown })}
          />
        </FormPart>
        {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} />}
      </fieldset>
    </form>
  )
}

const labels = {
  title: 'blocks.name',
  description: 'blocks.description',
  shown: 'blocks.shown',
} as const

function Both({ form: { theirs, takeTheirs } }: { form: BlockForm }) {
  const t = useMessages(backOfficeContentMessages)
  if (theirs === null) return null
  const fields = blockFields
    .filter((field) => theirs.both.includes(field))
    .map((name) => {
      const value = theirs.now[name]
      const words = typeof value === 'boolean' ? t(value ? 'content.yes' : 'content.no') : value
      return { name, label: t(labels[name]), words }
    })
  return <Theirs fields={fields} onTake={takeTheirs} />
}
