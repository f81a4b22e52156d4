import { ChevronLeft } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeNewsMessages } from '../../messages/en/back-office-news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'

export function BackToNews() {
  const t = useMessages(backOfficeNewsMessages)
  return (
    <Link to={officePaths.newsList()} className="back-link">
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {t('news.back')}
    </Link>
  )
}
