import './storefront.css'
import { sendByFetch } from '../app/api/send-by-fetch.ts'
import { startApp } from '../app/hydration/start-app.tsx'
import { isBackOffice, paths } from '../app/paths.ts'
import { prefetchPages } from '../app/router/prefetch.ts'
import { storefrontLayout } from './layout/storefront-layout.ts'

const load = () => import('./pages.ts')
const pages = async () => (await load()).pages

void startApp({
  send: sendByFetch,
  pages,
  layouts: [storefrontLayout],
  owns: (pathname) => !isBackOffice(pathname),
  standIn: { id: 'offline', path: paths.offline() },
})
  .then((language) => language && prefetchPages(pages, language))
  .finally(() => {
    load().then(
      (code) => code.registerServiceWorker(),
      () => undefined, // the next page registers it
    )
  })
