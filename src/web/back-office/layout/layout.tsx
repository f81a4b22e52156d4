import type { ReactNode } from 'react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { LanguageProvider, useLanguage, useMessages } from '../../messages/use-messages.ts'
import { ToastHost } from '../../ui/toasts/toast-host.tsx'
import { LengthContext } from '../../ui/form/field.tsx'
import { officePaths } from '../addresses.ts'
import { FieldLength } from '../forms/field-length.tsx'
import { ConnectionBar } from '../live/connection-bar.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { LiveNews } from '../live/live-news.tsx'
import { SoundSwitch } from '../live/sound-switch.tsx'
import { OpenPalette } from '../palette/open-palette.tsx'
import { DensitySwitch } from './density-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LeaveOffice } from './leave-office.tsx'
import { MenuButton, Navigation } from './navigation.tsx'
import { OfficeName } from './office-name.tsx'
import { officeLanguage } from './office-language.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useFormKeys } from './use-form-keys.ts'
import { useLayoutData } from './use-layout-data.ts'
import { useScrollbarWidth } from './use-scrollbar-width.ts'

const lengthOf = (field: string) => <FieldLength field={field} />

export function Layout({ children }: { children: ReactNode }) {
  const t = useMessages(backOfficeMessages)
  const data = useLayoutData()
  const language = officeLanguage(useLanguage())
  useFormKeys()
  useListKeys()
  useScrollbarWidth()
  return (
    <>
      <a href="#main" className="skip-link">
        {t('backOffice.skip')}
      </a>
      <header className="office-header no-print">
        {data && <MenuButton />}
        <p className="min-w-0 grow">
          <Link to={officePaths.today()} className="office-title">
            <OfficeName shop={data?.settings.shopName} />
          </Link>
        </p>
        {data && (
          <p className="hidden text-small text-on-brand-soft sm:block">
            {/* The first owner is often called "Owner". */}
            {data.name === t(`role.${data.role}`)
              ? data.name
              : t('backOffice.person', { name: data.name, role: t(`role.${data.role}`) })}
          </p>
        )}
        {data && <OpenPalette />}
        <SoundSwitch />
        {data && <DensitySwitch />}
        <ThemeSwitch />
        <div className={data ? 'hidden gap-3 md:flex' : ''}>
          {data && <LanguageSwitch className="office-action max-wide:hidden" />}
          <LeaveOffice className="office-action" isIn={data !== null} />
        </div>
      </header>
      <ConnectionBar />
      <div className="office-page">
        <Navigation />
        <main id="main" tabIndex={-1} className="min-w-0">
          <LengthContext value={lengthOf}>
            <LanguageProvider value={language}>{children}</LanguageProvider>
          </LengthContext>
        </main>
      </div>
      <LiveNews />
      <ToastHost />
    </>
  )
}
