import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { BackLink } from '../parts/back-link.tsx'

export function BackToContent() {
  const t = useMessages(backOfficeContentMessages)
  return <BackLink to={officePaths.content()}>{t('content.title')}</BackLink>
}
