import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { maxNoteLength } from '#shop/orders/order.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeRedirectMessages } from '../../messages/en/back-office/orders/redirect.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { OutdatedNote } from '../forms/outdated-note.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'

const fields = ['name', 'phone', 'email', 'address', 'note'] as const
type Field = (typeof fields)[number]
type Details = Record<Field, string>

const detailsOf = ({ contact, address, note }: StaffOrder): Details => ({
  name: contact.name,
  phone: contact.phone,
  email: contact.email,
  address,
  note,
})

/** Changes contact and address of an order that has not been sent. */
export function RedirectOrder({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeRedirectMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button small className="justify-self-start" onClick={() => setOpen(true)}>
        <PencilLine aria-hidden className="size-5" />
        {t('redirect.open')}
      </Button>
      <Dialog open={open} onClose={close} title={t('redirect.title')}>
        <RedirectForm order={order} onClose={close} />
      </Dialog>
    </>
  )
}

const required = ['name', 'phone', 'address'] as const

function RedirectForm({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(backOfficeRedirectMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [opened] = useState(() => detailsOf(order))
  /** The last version of each field that was displayed. */
  const [seen, setSeen] = useState(opened)
  const { form, busy, problem, errorOf, deleteDraft, outdated, takeNow } = useDraftForm<Field>(
    `delivery of ${order.id}`,
    {
      failed: t('redirect.failed'),
      check(values) {
        const fields: Partial<Record<Field, string>> = {}
        for (const name of required)
          if ((name !== 'address' || !order.pickup) && textIn(values, name) === '')
            fields[name] = t(`redirect.${name}Missing`)
        return Object.keys(fields).length > 0 ? { fields } : null
      },
      async send(values) {
        const body = {
          ...Object.fromEntries(Object.keys(seen).map((name) => [name, textIn(values, name)])),
          keepPin: values.has('keepPin'),
          seen,
        }
        try {
          await send('adminRedirectOrder', { params: { id: order.id }, body })
        } catch (error) {
          if (error instanceof ApiError && error.code === 'changed_meanwhile') {
            const { data } = await send('adminOrder', { params: { id: order.id } })
            setSeen(detailsOf(data))
          }
          throw error
        }
        toast.success(t('redirect.saved'), 'action')
        onClose()
        await revalidate()
      },
    },
  )
  const leave = () => {
    deleteDraft()
    onClose()
  }
  const other = (field: Field) => {
    if (seen[field] === opened[field]) return undefined
    return seen[field] === ''
      ? t('redirect.otherEmpty')
      : t('redirect.other', { text: seen[field] })
  }
  const field = (name: Field) => ({
    name,
    label: t(`redirect.${name}`),
    defaultValue: opened[name],
    hint: other(name),
    error: errorOf(name),
  })
  return (
    <form {...form} noValidate className="grid gap-4">
      {problem && <Notice>{problem}</Notice>}
      {outdated.length > 0 && <OutdatedNote fields={outdated} onTake={takeNow} />}
      <p className="text-small text-soft">{t('redirect.text')}</p>
      <TextField {...field('name')} maxLength={120} />
      <TextField {...field('phone')} type="tel" maxLength={40} />
      <TextField {...field('email')} type="email" maxLength={254} optional />
      {!order.pickup && <AreaField {...field('address')} maxLength={500} />}
      {order.location !== null && (
        <Checkbox name="keepPin" defaultChecked label={t('redirect.keepPin')} />
      )}
      {!order.pickup && (
        <AreaField {...field('note')} maxLength={maxNoteLength} rows={2} optional />
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="main" type="submit" busy={busy}>
          {t('redirect.save')}
        </Button>
        <Button onClick={leave}>{t('redirect.keep')}</Button>
      </div>
    </form>
  )
}
