import { ChevronLeft } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeBannersMessages } from '../../messages/en/back-office-banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'

export function BackToBanners() {
  const t = useMessages(backOfficeBannersMessages)
  return (
    <Link to={officePaths.banners()} className="back-link">
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {t('banners.back')}
    </Link>
  )
}
