import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../../app/router/link.tsx'
import { backOfficeOrderListMessages } from '../../../messages/en/back-office/orders/order-list.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { textIn } from '../../../ui/form/use-form.ts'
import { officePaths } from '../../addresses.ts'
import { newUuid } from '../../parts/new-uuid.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { DialogButton } from '../../forms/dialog-button.tsx'
import { useStaffSend } from '../../send.ts'

type View = Answer<'adminOrderViews'>['data'][number]

/** The user's saved filters, and the button that saves or removes the current one. */
export function SavedViews({ views, filter }: { views: readonly View[]; filter: OrderFilter }) {
  const t = useMessages(backOfficeOrderListMessages)
  const here = officePaths.orders(filter)
  const present = views.find((view) => officePaths.orders(view.filter) === here)
  const isPlain = here === officePaths.orders()
  if (views.length === 0 && isPlain) return null
  return (
    <section aria-label={t('views.title')} className="flex flex-wrap items-center gap-2">
      {views.map(({ id, name, filter: saved }) => (
        <Link
          key={id}
          to={officePaths.orders(saved)}
          aria-current={id === present?.id ? 'page' : undefined}
          className="office-chip"
        >
          <Bookmark aria-hidden className="size-4" />
          {name}
        </Link>
      ))}
      {present ? (
        <RemoveView key={present.id} view={present} />
      ) : (
        !isPlain && <SaveView key={here} filter={filter} />
      )}
    </section>
  )
}

function SaveView({ filter }: { filter: OrderFilter }) {
  const t = useMessages(backOfficeOrderListMessages)
  const send = useStaffSend()
  const [id] = useState(newUuid)
  return (
    <DialogButton
      label={
        <>
          <Bookmark aria-hidden className="size-4" />
          {t('views.save')}
        </>
      }
      button={{ small: true, className: 'min-h-11' }}
      title={t('views.saveTitle')}
      labels={{ send: t('views.save'), keep: t('views.keep'), failed: t('views.failed') }}
      check={(values) => (textIn(values, 'name') === '' ? { general: t('views.nameEmpty') } : null)}
      send={async (values) => {
        const name = textIn(values, 'name')
        await send('adminSaveOrderView', { body: { id, name, filter } })
        return t('views.saved', { name })
      }}
    >
      <p>{t('views.text')}</p>
      <TextField
        label={t('views.name')}
        hint={t('views.nameHint')}
        name="name"
        maxLength={40}
        autoFocus
        required
      />
    </DialogButton>
  )
}

function RemoveView({ view: { id, name } }: { view: View }) {
  const t = useMessages(backOfficeOrderListMessages)
  return (
    <ActionButton
      small
      kind="quiet"
      className="min-h-11"
      run={(send) => send('adminRemoveOrderView', { params: { id } })}
      done={t('views.removed', { name })}
    >
      <X aria-hidden className="size-4" />
      {t('views.remove', { name })}
    </ActionButton>
  )
}
