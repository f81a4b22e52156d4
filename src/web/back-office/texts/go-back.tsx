import { useState } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { officePaths } from '../addresses.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffText } from './text-values.ts'

/** Asks, and puts our words back on the page. */
export function GoBack({ text: { page, version } }: { text: StaffText }) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('texts.goBack')}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('texts.goBackTitle')}
        kind="danger"
        words={{
          send: t('texts.goBack'),
          keep: t('texts.goBackKeep'),
          failed: t('content.failed'),
        }}
        send={async () => {
          await send('adminWriteText', { params: { page }, body: { body: null, version } })
          toast.success(t('texts.wentBack'), 'action')
          await go(officePaths.texts())
          return null
        }}
      >
        <p>{t('texts.goBackText')}</p>
      </ConfirmDialog>
    </>
  )
}
