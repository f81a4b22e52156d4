import { CloudUpload } from 'lucide-react'
import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import type { RunOfRider } from './use-rider-run.ts'

/** What is still to be sent from this device. */
export function WaitingBar({ current }: { current: RunOfRider }) {
  const t = useMessages(backOfficeRunMessages)
  const { waiting, othersWaiting, isLoggedOut, run } = current
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {run.isOwn && waiting > 0 && (
        <p className="flex items-center gap-3 rounded-small bg-marigold-soft px-3 py-2 font-semibold text-on-marigold-soft">
          <CloudUpload aria-hidden className="size-5 shrink-0" />
          <span>
            {t('run.waiting', { count: waiting })}
            {isLoggedOut && (
              <>
                {' · '}
                <a
                  href={officePaths.login({ next: officePaths.rider() })}
                  className="text-target underline"
                >
                  {t('run.loggedOut')}
                </a>
              </>
            )}
          </span>
        </p>
      )}
      {run.isOwn && othersWaiting > 0 && (
        <p className="rounded-small bg-sunk px-3 py-2 text-small">
          {t('run.othersWaiting', { count: othersWaiting })}
        </p>
      )}
    </div>
  )
}
