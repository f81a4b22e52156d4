import './back-office.css'
import { isBackOffice } from '../app/paths.ts'
import { startApp } from '../app/hydration/start-app.tsx'
import { backOfficeLayout } from './layout/back-office-layout.ts'

const pages = async () => (await import('./pages.ts')).pages

void startApp({ pages, layouts: [backOfficeLayout], owns: isBackOffice })
