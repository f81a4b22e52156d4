import { Truck } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'

/** Opens the planning of the runs, for people who may plan them. */
export function RunsLink() {
  const t = useMessages(backOfficeRunsMessages)
  if (!useAllows('run.plan')) return null
  return (
    <Link to={officePaths.runs()} className={buttonClass()}>
      <Truck aria-hidden className="size-5" />
      <span className="max-sm:sr-only">{t('runs.open')}</span>
    </Link>
  )
}
