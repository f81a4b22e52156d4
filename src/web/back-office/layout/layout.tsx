import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { backOfficeMessages } from '../../messages/en/back-office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ToastHost } from '../../ui/toast-host.tsx'
import { LogoutButton } from './logout-button.tsx'
import { useLayoutData } from './use-layout-data.ts'

/** What stands around every page of the back office. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useMessages(backOfficeMessages)
  const data = useLayoutData()
  return (
    <>
      <a href="#main" className="skip-link">
        {t('backOffice.skip')}
      </a>
      <header className="border-b border-line bg-raised">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p className="font-display text-lead font-bold">{t('backOffice.title')}</p>
          <nav className="flex flex-wrap items-center gap-2" aria-label={t('backOffice.title')}>
            {/* Another application: the browser itself goes there. */}
            <a href={paths.home()} className="button button-plain">
              {t('backOffice.shop')}
            </a>
            {data && <LogoutButton />}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap py-8">
        {children}
      </main>
      <ToastHost />
    </>
  )
}
