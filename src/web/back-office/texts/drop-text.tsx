import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { officePaths } from '../addresses.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffText } from './text-values.ts'

type Props = {
  text: StaffText
  /** `body`: the shop's own text; `next`: the draft or planned one */
  drop: 'body' | 'next'
  labels: Record<'open' | 'title' | 'text' | 'keep' | 'done', string>
  onDone?: () => void
}

/** Asks, and drops the shop's own text or the one that was to come. */
export function DropText({ text: { page, version }, drop, labels, onDone }: Props) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const go = useNavigate()
  return (
    <DialogButton
      label={labels.open}
      title={labels.title}
      kind="danger"
      labels={{ send: labels.open, keep: labels.keep, failed: t('content.failed') }}
      send={async () => {
        await send('adminWriteText', { params: { page }, body: { [drop]: null, version } })
        onDone?.()
        toast.success(labels.done, 'action')
        await go(officePaths.texts())
        return null
      }}
    >
      <p>{labels.text}</p>
    </DialogButton>
  )
}
