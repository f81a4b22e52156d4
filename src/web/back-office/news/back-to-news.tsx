import { backOfficeNewsMessages } from '../../messages/en/back-office/content/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { BackLink } from '../parts/back-link.tsx'

export function BackToNews() {
  const t = useMessages(backOfficeNewsMessages)
  return <BackLink to={officePaths.newsList()}>{t('news.back')}</BackLink>
}
