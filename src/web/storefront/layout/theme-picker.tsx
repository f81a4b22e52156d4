import { Monitor, Moon, Sun } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { themeKey } from '../../app/document/storage-keys.ts'
import { localTexts } from '../../app/storage/stores.ts'
import { footerMessages } from '../../messages/en/storefront/content/footer.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Theme = 'auto' | 'light' | 'dark'

const themes: readonly { theme: Theme; icon: ReactNode }[] = [
  { theme: 'auto', icon: <Monitor aria-hidden className="size-4" /> },
  { theme: 'light', icon: <Sun aria-hidden className="size-4" /> },
  { theme: 'dark', icon: <Moon aria-hidden className="size-4" /> },
]

export function ThemePicker() {
  const t = useMessages(footerMessages)
  const [chosen, setChosen] = useState<Theme>('auto')

  useEffect(() => {
    const { theme } = document.documentElement.dataset
    if (theme === 'light' || theme === 'dark') setChosen(theme)
  }, [])

  function choose(theme: Theme) {
    setChosen(theme)
    if (theme === 'auto') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    localTexts.write(themeKey, theme)
  }

  return (
    <div
      role="group"
      aria-label={t('theme.label')}
      className="theme-picker flex w-fit rounded-pill border border-brand-line p-1"
    >
      {themes.map(({ theme, icon }) => (
        <button
          key={theme}
          type="button"
          aria-pressed={chosen === theme}
          className="flex min-h-11 items-center gap-1.5 rounded-pill px-2 text-small font-semibold aria-pressed:bg-on-brand aria-pressed:text-brand-deep"
          onClick={() => choose(theme)}
        >
          {icon} {t(`theme.${theme}`)}
        </button>
      ))}
    </div>
  )
}
