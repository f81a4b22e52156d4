import './back-office.css'
import { isBackOffice } from '../app/paths.ts'
import { startApp } from '../app/hydration/start-app.tsx'
import { pages } from './pages.ts'

void startApp({ pages, owns: isBackOffice })
