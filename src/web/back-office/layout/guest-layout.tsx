import type { ReactNode } from 'react'
import type { Layout as AppLayout, LayoutLoaderArgs } from '../../app/page.tsx'
import { paths } from '../../app/paths.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { makePage } from '../../app/make-page.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ToastHost } from '../../ui/toasts/toast-host.tsx'
import { ErrorPage } from './error-page.tsx'
import { GuestLanguageLink } from './language-switch.tsx'
import { OfficeName } from './office-name.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useLayoutData } from './use-layout-data.ts'

type GuestData = Awaited<ReturnType<typeof loadGuest>>

async function loadGuest({ api }: LayoutLoaderArgs) {
  const [person, settings] = await Promise.all([api.me(), api.settings()])
  return { name: person?.fullName ?? null, settings }
}

function Frame({ children }: { children: ReactNode }) {
  const t = useMessages(backOfficeMessages)
  return (
    <>
      <a href="#main" className="skip-link">
        {t('backOffice.skip')}
      </a>
      <header className="office-header no-print">
        <p className="office-title min-w-0 grow">
          <OfficeName shop={useLayoutData()?.settings.shopName} />
        </p>
        <GuestLanguageLink />
        <ThemeSwitch />
        {/* Another application: the browser itself goes there. */}
        <a href={paths.home()} className={buttonClass({ small: true, className: 'office-action' })}>
          {t('backOffice.shop')}
        </a>
      </header>
      <main id="main" tabIndex={-1} className="wrap py-8">
        {children}
      </main>
      <ToastHost />
    </>
  )
}

/** For pages before the login. */
export const guestLayout: AppLayout = {
  id: 'back-office-guest',
  load: loadGuest,
  Layout: Frame,
  ErrorPage,
  shopOf: (data) => (data as GuestData | null)?.settings ?? null,
}

export const defineGuestPage = <Data,>(
  parts: Parameters<typeof makePage<Data, GuestData>>[0],
): ReturnType<typeof makePage> => makePage<Data, GuestData>(parts)
