import { Moon, Sun } from 'lucide-react'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTheme } from './theme.ts'

export function ThemeSwitch() {
  const t = useMessages(backOfficeMessages)
  const { isDark, turn } = useTheme()
  return (
    <IconButton
      label={t('backOffice.dark')}
      aria-pressed={isDark}
      // The style sheet shows one of them: the server doesn't know the device's theme.
      icon={
        <>
          <Sun aria-hidden className="when-light" />
          <Moon aria-hidden className="when-dark" />
        </>
      }
      onClick={turn}
    />
  )
}
