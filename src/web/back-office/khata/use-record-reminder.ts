import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'

type Customer = { id: string; name: string; toRemind: boolean }

/** Records that staff reminded a customer; undefined: no reminder is due, or they may not. */
export function useRecordReminder({ id, name, toRemind }: Customer): (() => void) | undefined {
  const t = useMessages(backOfficeKhataMessages)
  const send = useStaffSend()
  const { act } = useAction()
  const mayRecord = useAllows('khata.take')
  if (!toRemind || !mayRecord) return undefined
  return () =>
    void act(
      () => send('adminKhataReminded', { params: { id }, body: {} }),
      t('list.remindedDone', { name }),
    )
}
