import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeLiveMessages } from '../../messages/en/back-office/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { officePaths } from '../addresses.ts'
import type { LiveOffice } from '#wire/admin/office/live.ts'
import { useAllows } from '../parts/use-allows.ts'
import { chime } from './chime.ts'
import { followOffice } from './follow-office.ts'
import { shopChanges } from './shop-changes.ts'

/** Tells of new orders on whichever page, with a sound where it is wanted, and pages that something has changed. */
export function LiveNews() {
  const t = useMessages(backOfficeLiveMessages)
  const go = useNavigate()
  const mayFollow = useAllows('today.read')
  const hear = useEffectEvent((news: LiveOffice | null, isFirst: boolean) => {
    shopChanges.notify()
    if (news === null || news.placed === 0) return
    if (isFirst) chime()
    const [id] = news.orders
    const to =
      news.placed === 1 && id !== undefined ? officePaths.order({ id }) : officePaths.orders()
    toast.say(t('live.placed', { count: news.placed }), 'new orders', {
      label: t('live.show'),
      go: () => void go(to),
    })
  })
  useEffect(() => (mayFollow ? followOffice(hear) : undefined), [mayFollow])
  return null
}
