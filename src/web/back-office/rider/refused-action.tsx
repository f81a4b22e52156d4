import { CircleAlert } from 'lucide-react'
import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import type { QueuedAction } from './queue.ts'
import type { RunOfRider } from './use-rider-run.ts'

type Props = { action: QueuedAction; current: RunOfRider }

const codeIsWrong = ['stop_code_wrong', 'stop_code_locked']

/** What the shop refused, and what the rider can do about it. */
export function RefusedAction({ action, current: { drop, resend } }: Props) {
  const t = useMessages(backOfficeRunMessages)
  const { id, reference, kind, pressedAt, refusal } = action
  if (refusal === null) return null
  const isOld = refusal.code === 'stop_action_old'
  const name = kind === 'taken' ? t('problem.taken') : t(`act.${kind}`)
  const withCode = codeIsWrong.includes(refusal.code)
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-tomato-soft p-4 text-tomato-ink">
      <p className="flex gap-2 text-small font-semibold">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {t('problem.of', { reference, action: name, time: t.moment(pressedAt) })}
      </p>
      <p>{refusal.message}</p>
      <div className="flex flex-wrap gap-2">
        {isOld && (
          <Button onClick={() => resend(id, { confirmed: true })}>{t('problem.again')}</Button>
        )}
        {withCode && (
          <Button onClick={() => resend(id, { code: '' })}>{t('problem.withoutCode')}</Button>
        )}
        <Button kind="quiet" onClick={() => drop(id)}>
          {t(isOld || withCode ? 'problem.discard' : 'problem.drop')}
        </Button>
      </div>
    </div>
  )
}

/** Refused actions at orders that are not in the run any more. */
export function LostActions({ current }: { current: RunOfRider }) {
  const t = useMessages(backOfficeRunMessages)
  if (current.lost.length === 0) return null
  return (
    <section aria-label={t('problem.title')} className="grid gap-3">
      {current.lost.map((action) => (
        <RefusedAction key={action.id} action={action} current={current} />
      ))}
    </section>
  )
}
