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
import { eventFields } from './event-values.ts'
import type { EventForm } from './use-event-form.ts'

/** The words of an event, and its days. */
export function EventEditor({ form, mayWrite }: { form: EventForm; mayWrite: boolean }) {
  const t = useMessages(backOfficeContentMessages)
  const { typed, set, errorOf } = form
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? <Both form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
        <FormPart title={t('events.words')}>
          <TextField
            name="name"
            label={t('events.name')}
            hint={t('events.nameHint')}
            maxLength={120}
            value={typed.name}
            error={errorOf('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            name="location"
            label={t('events.location')}
            hint={t('events.locationHint')}
            maxLength={200}
            value={typed.location}
            error={errorOf('location')}
            onChange={({ target }) => set({ location: target.value })}
            optional
          />
          <MarkdownField
            name="description"
            label={t('events.description')}
            value={typed.description}
            error={errorOf('description')}
            most={10_000}
            rows={8}
            onChange={(description) => set({ description })}
          />
        </FormPart>
        <FormPart title={t('events.when')} hint={t('events.daysHint')}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {(['firstDay', 'lastDay'] as const).map((name) => (
              <TextField
                key={name}
                type="date"
                name={name}
                label={t(`events.${name}`)}
                value={typed[name]}
                error={errorOf(name)}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            ))}
          </div>
        </FormPart>
        <ShownPart form={form} />
        {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} />}
      </fieldset>
    </form>
  )
}

function Both({ form: { theirs, takeTheirs } }: { form: EventForm }) {
  const t = useMessages(backOfficeContentMessages)
  if (theirs === null) return null
  const fields = eventFields
    .filter((field) => theirs.both.includes(field))
    .map((name) => {
      if (name === 'shown')
        return { name, label: t('shown.shown'), words: t(theirs.now.shown ? 'content.yes' : 'content.no') } // prettier-ignore
      if (name === 'from' || name === 'until')
        return { name, label: t(`shown.${name}`), words: momentWords(theirs.now[name]) }
      return { name, label: t(`events.${name}`), words: theirs.now[name] }
    })
  return <Theirs fields={fields} onTake={takeTheirs} />
}
