import { ChevronLeft } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'

export function BackToZones() {
  const t = useMessages(backOfficeZonesMessages)
  return (
    <Link to={officePaths.zones()} className="back-link">
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {t('zones.back')}
    </Link>
  )
}
