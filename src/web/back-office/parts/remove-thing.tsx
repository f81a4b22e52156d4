import { useState } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useStaffSend } from '../send.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = {
  call:
    | 'adminRemoveBanner'
    | 'adminRemoveBlock'
    | 'adminRemoveEvent'
    | 'adminRemoveNews'
    | 'adminRemoveZone'
  id: string
  words: { open: string; title: string; text: string; send: string; keep: string; failed: string }
  /** where one goes then */
  to: string
}

/** Asks, and deletes one thing that staff have made. */
export function RemoveThing({ call, id, words: { open, title, text, ...words }, to }: Props) {
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
