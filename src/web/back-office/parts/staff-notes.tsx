import { useRevalidator } from '../../app/router/use-router.tsx'
import { useFormats } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'

type Note = { id: string; text: string; at: string; by: string | null }
type Props = {
  notes: readonly Note[]
  /** names the draft */
  about: string
  labels: Record<'title' | 'none' | 'label' | 'add' | 'empty' | 'failed', string> & {
    by: (name: string | null, time: string) => string
  }
  mayWrite: boolean
  write: (text: string) => Promise<unknown>
}

/** What staff write to each other about an order or a customer. */
export function StaffNotes({ notes, labels, mayWrite, ...form }: Props) {
  const formats = useFormats()
  return (
    <section aria-labelledby="notes" className="office-box grid gap-3">
      <h2 id="notes" className="text-title">
        {labels.title}
      </h2>
      {notes.length === 0 && <p className="text-small text-soft">{labels.none}</p>}
      <ul className="grid gap-3">
        {notes.map(({ id, text, at, by }) => (
          <li key={id}>
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-small text-soft">{labels.by(by, formats.moment(Date.parse(at)))}</p>
          </li>
        ))}
      </ul>
      {mayWrite && <NoteForm labels={labels} {...form} />}
    </section>
  )
}

function NoteForm({ about, labels, write }: Omit<Props, 'notes' | 'mayWrite'>) {
  const { revalidate } = useRevalidator()
  const { form, busy, problem, errorOf } = useDraftForm<'text'>(`note of ${about}`, {
    failed: labels.failed,
    check: (values) => (textIn(values, 'text') === '' ? { fields: { text: labels.empty } } : null),
    async send(values) {
      await write(textIn(values, 'text'))
      await revalidate()
      form.ref.current?.reset()
    },
  })
  return (
    <form {...form} className="no-print grid gap-3" noValidate>
      {problem && <Notice>{problem}</Notice>}
      <AreaField
        name="text"
        label={labels.label}
        error={errorOf('text')}
        maxLength={1000}
        rows={2}
      />
      <Button type="submit" small busy={busy} className="justify-self-start">
        {labels.add}
      </Button>
    </form>
  )
}
