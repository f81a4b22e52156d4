import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { backOfficeMergeMessages } from '../../messages/en/back-office/orders/merge.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { textIn, useForm } from '../../ui/form/use-form.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffCustomer } from './load-customer.ts'
import { useDotted } from '../parts/use-dotted.ts'

type Found = Answer<'adminCustomers'>['data'][number]
type Preview = Answer<'adminPreviewMerge'>['data']
type Props = { customer: StaffCustomer; open: boolean; onClose: () => void }

/** Finds another account of the same person, previews the merge, and merges it into this one. */
export function MergeCustomers({ customer, open, onClose }: Props) {
  const t = useMessages(backOfficeMergeMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t('merge.title', { name: customer.fullName })}>
      <Steps customer={customer} onClose={onClose} />
    </Dialog>
  )
}

function Steps({ customer, onClose }: Omit<Props, 'open'>) {
  const [other, setOther] = useState<{ found: Found; preview: Preview } | null>(null)
  return other === null ? (
    <Find customer={customer} onFound={setOther} onClose={onClose} />
  ) : (
    <Confirm customer={customer} {...other} onBack={() => setOther(null)} onClose={onClose} />
  )
}

type FindProps = Omit<Props, 'open'> & {
  onFound: (other: { found: Found; preview: Preview }) => void
}

function Find({ customer: { id }, onFound, onClose }: FindProps) {
  const t = useMessages(backOfficeMergeMessages)
  const send = useStaffSend()
  const [list, setList] = useState<readonly Found[] | null>(null)
  const { form, busy, problem, errorOf } = useForm<'q'>({
    failed: t('merge.failed'),
    check: (values) => (textIn(values, 'q') === '' ? { fields: { q: t('merge.empty') } } : null),
    async send(values) {
      const { data } = await send('adminCustomers', { query: { q: textIn(values, 'q'), limit: 6 } })
      setList(data.filter((one) => one.id !== id && one.role === null))
    },
  })
  const choose = async (found: Found) => {
    const { data: preview } = await send('adminPreviewMerge', { params: { id, other: found.id } })
    onFound({ found, preview })
  }
  return (
    <div className="grid gap-4">
      <p>{t('merge.text')}</p>
      <form {...form} className="grid gap-3" noValidate>
        {problem && <Notice>{problem}</Notice>}
        <TextField
          name="q"
          type="search"
          label={t('merge.find')}
          hint={t('merge.findHint')}
          error={errorOf('q')}
          maxLength={100}
          autoComplete="off"
          autoFocus
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('merge.search')}
        </Button>
      </form>
      {list?.length === 0 && <p role="status">{t('merge.none')}</p>}
      <ul className="divide-y divide-line">
        {list?.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <Who customer={one} />
            <Button onClick={() => void choose(one).catch(() => toast.error(t('merge.failed')))}>
              {t('merge.choose', { name: one.fullName })}
            </Button>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={onClose}>
        {t('merge.keep')}
      </Button>
    </div>
  )
}

function Who({ customer: { fullName, phone, email } }: { customer: Found }) {
  const dotted = useDotted()
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{fullName}</span>
      <span className="block text-small text-soft">{dotted([localPhone(phone), email])}</span>
    </span>
  )
}

const counts = [
  'orders',
  'returns',
  'points',
  'khata',
  'addresses',
  'wishlist',
  'lists',
  'cart',
  'reviews',
  'messages',
  'notes',
  'stockAlerts',
] as const

type ConfirmProps = Omit<Props, 'open'> & { found: Found; preview: Preview; onBack: () => void }

function Confirm({ customer, found, preview, onBack, onClose }: ConfirmProps) {
  const t = useMessages(backOfficeMergeMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const { form, busy, problem } = useForm({
    failed: t('merge.failed'),
    place: (general) => ({ general }),
    async send() {
      const { id } = customer
      await send('adminMergeCustomers', { params: { id }, body: { from: found.id } })
      toast.success(t('merge.done', { name: customer.fullName }), 'action')
      onClose()
      await revalidate()
    },
  })
  const left = preview.addressesLeft + preview.listsLeft + preview.reviewsLeft
  return (
    <form {...form} noValidate className="grid gap-4">
      {problem && <Notice>{problem}</Notice>}
      <p className="font-semibold">{t('merge.goes')}</p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {counts.map((name) => (
          <div key={name}>
            <dt className="text-small text-soft">{t(`merge.${name}`)}</dt>
            <dd className="money font-bold">{t.number(preview[name])}</dd>
          </div>
        ))}
      </dl>
      {left > 0 && <p className="text-small">{t('merge.left', { count: left })}</p>}
      <p>
        {t('merge.closes', {
          name: found.fullName,
          email: found.email,
          phone: localPhone(found.phone),
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" type="submit" busy={busy}>
          {t('merge.send')}
        </Button>
        <Button onClick={onBack}>{t('merge.back')}</Button>
      </div>
    </form>
  )
}
