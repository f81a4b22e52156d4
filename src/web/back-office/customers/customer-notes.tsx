import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useStaffSend } from '../send.ts'
import type { StaffCustomer } from './load-customer.ts'

/** What staff write to each other about a customer. */
export function CustomerNotes({ customer: { id, notes } }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  const mayWrite = useAllows('customer.write')
  return (
    <section aria-labelledby="notes" className="office-box grid gap-3">
      <h2 id="notes" className="text-title">
        {t('notes.title')}
      </h2>
      {notes.length === 0 && <p className="text-small text-soft">{t('notes.none')}</p>}
      <ul className="grid gap-3">
        {notes.map(({ id: note, text, at, by }) => (
          <li key={note}>
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-small text-soft">
              {t('notes.by', { name: by ?? t('notes.gone'), time: t.moment(Date.parse(at)) })}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && <NoteForm id={id} />}
    </section>
  )
}

function NoteForm({ id }: { id: string }) {
  const t = useMessages(backOfficeCustomerMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const { form, busy, problem, errorOf } = useDraftForm<'text'>(`note of customer ${id}`, {
    failed: t('customer.failed'),
    check: (values) =>
      textIn(values, 'text') === '' ? { fields: { text: t('notes.empty') } } : null,
    async send(values) {
      const body = { text: textIn(values, 'text') }
      await send('adminWriteCustomerNote', { params: { id }, body })
      await revalidate()
      form.ref.current?.reset()
    },
  })
  return (
    <form {...form} className="grid gap-3" noValidate>
      {problem && <Notice>{problem}</Notice>}
      <AreaField
        name="text"
        label={t('notes.label')}
        error={errorOf('text')}
        maxLength={1000}
        rows={2}
      />
      <Button type="submit" small busy={busy} className="justify-self-start">
        {t('notes.add')}
      </Button>
    </form>
  )
}
