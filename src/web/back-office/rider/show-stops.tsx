import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import type { RiderRun } from './queue.ts'
import { saveRun } from './stored-run.ts'

/** A rider's own choice. It is sent at once, so it needs a connection. */
export function ShowStops({ run: { showsStops } }: { run: RiderRun }) {
  const t = useMessages(backOfficeRunMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const choose = async (isShown: boolean) =>
    saveRun((await send('adminShowStops', { body: { isShown } })).data)
  return (
    <Checkbox
      label={t('run.showStops')}
      checked={showsStops}
      disabled={busy}
      onChange={({ target }) =>
        void act(
          () => choose(target.checked),
          t(target.checked ? 'run.stopsShown' : 'run.stopsHidden'),
        )
      }
    />
  )
}
