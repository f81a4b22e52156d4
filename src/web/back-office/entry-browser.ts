import './back-office.css'
import { officeHeader } from '#wire/office-header.ts'
import { routes } from '#wire/routes.ts'
import { sendBy } from '../app/api/send-by-fetch.ts'
import { isBackOffice } from '../app/paths.ts'
import { cleanFields } from '../ui/form/clean-fields.ts'
import { startApp } from '../app/hydration/start-app.tsx'
import { backOfficeLayout } from './layout/back-office-layout.ts'
import { withKeys } from './keyed-send.ts'
import { writePlainDigits } from './layout/plain-digits-in-fields.ts'
import { guestLayout } from './layout/guest-layout.tsx'

const pages = async () => (await import('./pages.ts')).pages

// Before React hears of it.
document.addEventListener('input', writePlainDigits, true)
cleanFields()

void startApp({
  send: withKeys(sendBy(routes, { [officeHeader]: document.documentElement.lang })),
  pages,
  layouts: [backOfficeLayout, guestLayout],
  owns: isBackOffice,
})
