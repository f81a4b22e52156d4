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

type Props = { text: StaffText; onForgotten: () => void }

/** Asks, and forgets the draft or what is planned. */
export function ForgetNext({ text: { page, version, next }, onForgotten }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  if (next === null) return null
  const kind = next.from === null ? 'Draft' : 'Plan'
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`texts.forget${kind}`)}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`texts.forget${kind}Title`)}
        kind="danger"
        words={{
          send: t(`texts.forget${kind}`),
          keep: t('texts.forgetKeep'),
          failed: t('content.failed'),
        }}
        send={async () => {
          await send('adminWriteText', { params: { page }, body: { next: null, version } })
          onForgotten()
          toast.success(t('texts.forgotten'), 'action')
          await go(officePaths.texts())
          return null
        }}
      >
        <p>{t('texts.forgetText')}</p>
      </ConfirmDialog>
    </>
  )
}
