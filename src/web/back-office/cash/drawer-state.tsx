import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { useAllows } from '../parts/use-allows.ts'
import type { Drawer } from './count-drawer.tsx'

export function DrawerState({ closed }: { closed: Drawer['closed'] }) {
  const t = useMessages(backOfficeCashMessages)
  if (closed === null) return <Badge tone="brand">{t('cash.isOpen')}</Badge>
  if (closed.approved)
    return <Badge tone="good">{t('cash.isApproved', { name: closed.approved.by })}</Badge>
  return closed.needsApproval ? (
    <Badge tone="bad">{t('cash.toApprove')}</Badge>
  ) : (
    <Badge tone="calm">{t('cash.isClosed')}</Badge>
  )
}

/** For a second person. */
export function ApproveButton({ drawer: { id, holder, closed } }: { drawer: Drawer }) {
  const t = useMessages(backOfficeCashMessages)
  const mayApprove = useAllows('cash.approve')
  const own = useLayoutData()?.id
  if (!mayApprove || holder.id === own || !closed?.needsApproval || closed.approved) return null
  return (
    <ActionButton
      small
      run={(send) => send('adminApproveDrawer', { params: { id } })}
      done={t('cash.approved', { name: holder.name })}
    >
      {t('cash.approve')}
    </ActionButton>
  )
}
