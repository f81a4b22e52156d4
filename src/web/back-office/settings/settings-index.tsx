import { backOfficeBrandingMessages } from '../../messages/en/back-office/content/branding.ts'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'

const parts = [
  ['about', 'settings.shop'],
  ['hours', 'settings.hours'],
  ['delivery', 'settings.delivery'],
  ['emails', 'settings.sender'],
  ['selling', 'settings.selling'],
  ['points', 'settings.points'],
  ['logo', 'branding.title'],
] as const

/** Links to the parts of the page: at its side, or above it where there is no room. */
export function SettingsIndex() {
  const t = useMessages(backOfficeSettingsMessages, backOfficeBrandingMessages)
  return (
    <nav
      aria-label={t('settings.parts')}
      className="wide:sticky wide:inset-bs-20 wide:order-last wide:self-start"
    >
      <ul className="flex flex-wrap gap-2 wide:grid wide:gap-1">
        {parts.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`} className="office-chip wide:border-transparent wide:bg-transparent">
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
