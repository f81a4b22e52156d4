import { useNavigate } from '../../app/router/use-router.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { DialogButton } from './dialog-button.tsx'
import { useStaffSend } from '../send.ts'

export type RemoveCall =
  | 'adminRemoveBanner'
  | 'adminRemoveBlock'
  | 'adminRemoveEvent'
  | 'adminRemoveNews'
  | 'adminRemoveWindow'
  | 'adminRemoveZone'

type Props = {
  call: RemoveCall
  id: string
  labels: { open: string; title: string; text: string; send: string; keep: string; failed: string }
  /** the page that opens after it */
  to: string
}

/** Deletes a record after asking. */
export function RemoveButton({ call, id, labels: { open, title, text, ...labels }, to }: Props) {
  const send = useStaffSend()
  const go = useNavigate()
  return (
    <DialogButton
      label={open}
      title={title}
      kind="danger"
      labels={labels}
      send={async () => {
        const { message } = await send(call, { params: { id } })
        toast.success(message, 'action')
        await go(to)
        return null
      }}
    >
      <p>{text}</p>
    </DialogButton>
  )
}
