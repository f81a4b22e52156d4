import { Rows2, Rows4 } from 'lucide-react'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useDensity } from './density.ts'

export function DensitySwitch() {
  const t = useMessages(backOfficeMessages)
  const { isCompact, turn } = useDensity()
  return (
    <span className="density-switch">
      <IconButton
        label={t('backOffice.compact')}
        aria-pressed={isCompact}
        icon={isCompact ? <Rows4 aria-hidden /> : <Rows2 aria-hidden />}
        onClick={turn}
      />
    </span>
  )
}
