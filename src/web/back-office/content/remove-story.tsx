import { useState } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office-content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'

type Props = {
  call: 'adminRemoveEvent' | 'adminRemoveBlock'
  id: string
  title: string
  /** where one goes then */
  to: string
}

/** Asks, and deletes an event or a block. */
export function RemoveStory({ call, id, title, to }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('remove.open')}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('remove.title', { title })}
        kind="danger"
        words={{ send: t('remove.send'), keep: t('remove.keep'), failed: t('content.failed') }}
        send={async () => {
          const { message } = await send(call, { params: { id } })
          toast.success(message, 'action')
          await go(to)
          return null
        }}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
