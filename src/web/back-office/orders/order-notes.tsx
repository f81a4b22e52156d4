import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'

/** What staff write to each other about the order. */
export function OrderNotes({ order, mayWrite }: { order: StaffOrder; mayWrite: boolean }) {
  const t = useMessages(backOfficeOrdersMessages)
  return (
    <section aria-labelledby="notes" className="office-box grid gap-3">
      <h2 id="notes" className="text-title">
        {t('order.notes')}
      </h2>
      {order.notes.length === 0 && <p className="text-small text-soft">{t('order.noNotes')}</p>}
      <ul className="grid gap-3">
        {order.notes.map(({ id, text, at, by }) => (
          <li key={id}>
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-small text-soft">
              {t('order.noteBy', {
                name: by ?? t('order.gone'),
                time: t.moment(Date.parse(at)),
              })}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && <NoteForm id={order.id} />}
    </section>
  )
}

function NoteForm({ id }: { id: string }) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const { form, busy, problem, errorOf } = useDraftForm<'text'>(`note of order ${id}`, {
    failed: t('order.failed'),
    check: (values) =>
      textIn(values, 'text') === '' ? { fields: { text: t('order.noteEmpty') } } : null,
    async send(values) {
      const body = { text: textIn(values, 'text') }
      await send('adminWriteOrderNote', { params: { id }, body })
      await revalidate()
      form.ref.current?.reset()
    },
  })
  return (
    <form {...form} className="grid gap-3" noValidate>
      {problem && <Notice>{problem}</Notice>}
      <AreaField
        name="text"
        label={t('order.noteLabel')}
        error={errorOf('text')}
        maxLength={1000}
        rows={2}
      />
      <Button type="submit" small busy={busy} className="justify-self-start">
        {t('order.noteAdd')}
      </Button>
    </form>
  )
}
