import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The shop's name over “Back office”; without one, only that. */
export function OfficeName({ shop = '' }: { shop?: string | undefined }) {
  const t = useMessages(backOfficeMessages)
  if (shop === '') return t('backOffice.title')
  return (
    <span className="grid min-w-0">
      <span dir="auto" className="truncate leading-tight">
        {shop}
      </span>{' '}
      <span className="office-subtitle">{t('backOffice.title')}</span>
    </span>
  )
}
