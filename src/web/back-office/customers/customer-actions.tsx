import { Download, Ellipsis, Merge } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { backOfficeMergeMessages } from '../../messages/en/back-office/orders/merge.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { officePaths } from '../addresses.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { downloadText } from '../parts/download-text.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { MergeCustomers } from './merge-customers.tsx'
import type { StaffCustomer } from './load-customer.ts'

/** Unblocking at once; the rare or dangerous actions under "More". Staff accounts have none. */
export function CustomerActions({ customer }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages, backOfficeMergeMessages)
  const [open, setOpen] = useState<'menu' | 'block' | 'erase' | 'merge' | null>(null)
  const mayBlock = useAllows('customer.write')
  const mayErase = useAllows('customer.erase')
  const { role, blockedAt } = customer
  const isBlocked = blockedAt !== null
  const download = useDownload(customer)
  if ((role !== null && !isBlocked) || (!mayBlock && !mayErase)) return null
  const onClose = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-3">
      {mayBlock && isBlocked && <Unblock customer={customer} />}
      <Button
        kind="quiet"
        busy={download.busy}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      >
        <Ellipsis aria-hidden className="size-5" />
        {t('more.open')}
      </Button>
      <Dialog open={open === 'menu'} onClose={onClose} title={t('more.title')}>
        <div className="grid gap-3">
          {mayBlock && (
            <Button
              onClick={() => {
                onClose()
                download.start()
              }}
            >
              <Download aria-hidden className="size-5" />
              {t('data.open')}
            </Button>
          )}
          {mayErase && role === null && !isBlocked && (
            <Button onClick={() => setOpen('merge')}>
              <Merge aria-hidden className="size-5" />
              {t('merge.open')}
            </Button>
          )}
          {mayBlock && !isBlocked && (
            <Button kind="danger" onClick={() => setOpen('block')}>
              {t('block.open')}
            </Button>
          )}
          {mayErase && role === null && (
            <Button kind="danger" onClick={() => setOpen('erase')}>
              {t('erase.open')}
            </Button>
          )}
        </div>
      </Dialog>
      <Block customer={customer} open={open === 'block'} onClose={onClose} />
      <Erase customer={customer} open={open === 'erase'} onClose={onClose} />
      <MergeCustomers customer={customer} open={open === 'merge'} onClose={onClose} />
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
function useDownload({ id, fullName: name }: StaffCustomer) {
  const t = useMessages(backOfficeCustomerMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  async function download() {
    const { data } = await send('adminExportCustomer', { params: { id } })
    downloadText(JSON.stringify(data, null, 2), `${t('data.file', { id })}.json`)
  }
  return { busy, start: () => void act(download, t('data.done', { name })) }
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
