import { backOfficeBrandingMessages } from '../../messages/en/back-office/content/branding.ts'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PageIndex } from '../parts/page-index.tsx'

const parts = [
  ['about', 'settings.shop'],
  ['hours', 'settings.hours'],
  ['delivery', 'settings.delivery'],
  ['emails', 'settings.sender'],
  ['whatsapp', 'settings.whatsappTexts'],
  ['selling', 'settings.selling'],
  ['holds', 'settings.holds'],
  ['khata', 'settings.khata'],
  ['points', 'settings.points'],
  ['logo', 'branding.title'],
] as const

export function SettingsIndex() {
  const t = useMessages(backOfficeSettingsMessages, backOfficeBrandingMessages)
  return (
    <PageIndex
      beside
      label={t('settings.parts')}
      parts={parts.map(([id, label]) => [id, t(label)] as const)}
    />
  )
}
