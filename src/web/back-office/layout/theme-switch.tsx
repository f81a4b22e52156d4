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
      icon={isDark ? <Moon aria-hidden /> : <Sun aria-hidden />}
      onClick={turn}
    />
  )
}
