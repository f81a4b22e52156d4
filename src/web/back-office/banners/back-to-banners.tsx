import { backOfficeBannersMessages } from '../../messages/en/back-office/content/banners.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { BackLink } from '../parts/back-link.tsx'

export function BackToBanners() {
  const t = useMessages(backOfficeBannersMessages)
  return <BackLink to={officePaths.banners()}>{t('banners.back')}</BackLink>
}
