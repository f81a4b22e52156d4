import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveBar } from '../content/save-bar.tsx'
import { ShownPart } from '../content/shown-part.tsx'
import { Theirs } from '../content/theirs.tsx'
import { FormPart } from '../parts/form-part.tsx'
import { clockText } from '../parts/shop-clock.ts'
import { type AnnouncementField, announcementFields } from './announcement-values.ts'
import type { AnnouncementForm } from './use-announcement-form.ts'

type Props = { form: AnnouncementForm; mayWrite: boolean }

/** The words of the announcement, and when it is shown. */
export function AnnouncementEditor({ form, mayWrite }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const { typed, set, errorOf } = form
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? <Both form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
        <FormPart title={t('announcement.words')}>
          <TextField
            name="text"
            label={t('announcement.text')}
            hint={t('announcement.textHint')}
            maxLength={160}
            value={typed.text}
            error={errorOf('text')}
            onChange={({ target }) => set({ text: target.value })}
          />
          <TextField
            name="link"
            label={t('announcement.link')}
            hint={t('announcement.linkHint')}
            maxLength={300}
            dir="ltr"
            value={typed.link ?? ''}
            error={errorOf('link')}
            onChange={({ target }) => set({ link: target.value.trim() || null })}
            optional
          />
        </FormPart>
        <ShownPart form={form} />
        {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} />}
      </fieldset>
    </form>
  )
}

function Both({ form: { theirs, takeTheirs } }: { form: AnnouncementForm }) {
  const t = useMessages(backOfficeContentMessages)
  if (theirs === null) return null
  const words = (field: AnnouncementField) => {
    const value = theirs.now[field]
    if (typeof value === 'boolean') return t(value ? 'content.yes' : 'content.no')
    return field === 'from' || field === 'until' ? clockText(value) : (value ?? '')
  }
  const fields = announcementFields
    .filter((field) => theirs.both.includes(field))
    .map((name) => ({ name, label: t(`announcement.${name}`), words: words(name) }))
  return <Theirs fields={fields} onTake={takeTheirs} />
}
