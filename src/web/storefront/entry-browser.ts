import './storefront.css'
import { registerServiceWorker } from '../app/hydration/register-service-worker.ts'
import { startApp } from '../app/hydration/start-app.tsx'
import { isBackOffice, paths } from '../app/paths.ts'
import { prefetchPages } from '../app/router/prefetch.ts'
import { pages } from './pages.ts'

void startApp({ pages, owns: (pathname) => !isBackOffice(pathname), standIn: paths.offline() })
  .then(() => prefetchPages(pages))
  .finally(registerServiceWorker)
