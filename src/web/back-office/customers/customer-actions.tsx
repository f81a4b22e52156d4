import { useState } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { backOfficeMergeMessages } from '../../messages/en/back-office/orders/merge.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { officePaths } from '../addresses.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { downloadText } from '../parts/download-text.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { MergeCustomers } from './merge-customers.tsx'
import type { StaffCustomer } from './load-customer.ts'

/** Block, export, merge and delete; not for staff accounts. */
export function CustomerActions({ customer }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  const merge = useMessages(backOfficeMergeMessages)
  const [action, setAction] = useState<'block' | 'erase' | 'merge' | null>(null)
  const mayBlock = useAllows('customer.write')
  const mayErase = useAllows('customer.erase')
  const { role, blockedAt } = customer
  if (role !== null && blockedAt === null) return null
  const onClose = () => setAction(null)
  return (
    <div className="flex flex-wrap gap-3">
      {mayBlock && blockedAt !== null && <Unblock customer={customer} />}
      {mayBlock && blockedAt === null && (
        <Button onClick={() => setAction('block')}>{t('block.open')}</Button>
      )}
      {mayBlock && <DownloadData customer={customer} />}
      {mayErase && role === null && blockedAt === null && (
        <Button onClick={() => setAction('merge')}>{merge('merge.open')}</Button>
      )}
      {mayErase && role === null && (
        <Button kind="danger" onClick={() => setAction('erase')}>
          {t('erase.open')}
        </Button>
      )}
      <Block customer={customer} open={action === 'block'} onClose={onClose} />
      <Erase customer={customer} open={action === 'erase'} onClose={onClose} />
      <MergeCustomers customer={customer} open={action === 'merge'} onClose={onClose} />
    </div>
  )
}

function Unblock({ customer: { id, fullName: name } }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  return (
    <ActionButton
      run={(send) => send('adminBlockCustomer', { params: { id }, body: { blocked: false } })}
      done={t('block.undone', { name })}
    >
      {t('block.unblock')}
    </ActionButton>
  )
}

/** Exports all data of a customer, as privacy laws require. */
function DownloadData({ customer: { id, fullName: name } }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  return (
    <ActionButton
      run={async (send) => {
        const { data } = await send('adminExportCustomer', { params: { id } })
        downloadText(JSON.stringify(data, null, 2), `${t('data.file', { id })}.json`)
      }}
      done={t('data.done', { name })}
    >
      {t('data.open')}
    </ActionButton>
  )
}

type Asked = { customer: StaffCustomer; open: boolean; onClose: () => void }

function Block({ customer: { id, fullName: name }, ...dialog }: Asked) {
  const t = useMessages(backOfficeCustomerMessages)
  const send = useStaffSend()
  return (
    <ConfirmDialog
      {...dialog}
      title={t('block.title', { name })}
      kind="danger"
      labels={{ send: t('block.send'), keep: t('block.keep'), failed: t('customer.failed') }}
      send={async () => {
        await send('adminBlockCustomer', { params: { id }, body: { blocked: true } })
        return t('block.done', { name })
      }}
    >
      <p>{t('block.text')}</p>
    </ConfirmDialog>
  )
}

function Erase({ customer: { id, fullName: name }, ...dialog }: Asked) {
  const t = useMessages(backOfficeCustomerMessages)
  const send = useStaffSend()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      {...dialog}
      title={t('erase.title', { name })}
      kind="danger"
      labels={{ send: t('erase.send'), keep: t('block.keep'), failed: t('customer.failed') }}
      send={async () => {
        await send('adminEraseCustomer', { params: { id } })
        toast.success(t('erase.done'), 'action')
        dialog.onClose()
        await navigate(officePaths.customers())
        return null
      }}
    >
      <p>{t('erase.gone')}</p>
      <p>{t('erase.stays')}</p>
    </ConfirmDialog>
  )
}
