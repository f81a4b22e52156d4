import type { PageModule } from './page.tsx'

type PageEntry = {
  /** also the name of its file: `home` is in `home.page.tsx`, which is how its chunk is found */
  id: string
  path: string
  module: () => Promise<PageModule>
}

const home = () => import('./storefront/home/home.page.tsx')
const missing = () => import('./storefront/missing/missing.page.tsx')

/** Address → page. Each page is a chunk of its own in the browser. */
export const pages: readonly PageEntry[] = [
  { id: 'home', path: '/', module: home },
  { id: 'missing', path: '*', module: missing },
]
