import { useState } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useStaffSend } from '../send.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

export type RemoveCall =
  | 'adminRemoveBanner'
  | 'adminRemoveBlock'
  | 'adminRemoveEvent'
  | 'adminRemoveNews'
  | 'adminRemoveZone'

type Props = {
  call: RemoveCall
  id: string
  words: { open: string; title: string; text: string; send: string; keep: string; failed: string }
  /** the page that opens after it */
  to: string
}

/** Deletes a record after asking. */
export function RemoveButton({ call, id, words: { open, title, text, ...words }, to }: Props) {
  const send = useStaffSend()
  const go = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{open}</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        kind="danger"
        words={words}
        send={async () => {
          const { message } = await send(call, { params: { id } })
          toast.success(message, 'action')
          await go(to)
          return null
        }}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  )
}
