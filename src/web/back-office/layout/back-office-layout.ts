import type { Layout as AppLayout } from '../../app/page.tsx'
import { ErrorPage } from './error-page.tsx'
import { Layout } from './layout.tsx'
import { type LayoutData, loadLayout } from './load-layout.ts'

/** For all pages that need a staff login. */
export const backOfficeLayout: AppLayout = {
  id: 'back-office',
  load: loadLayout,
  Layout,
  ErrorPage,
  shopOf: (data) => (data as LayoutData | null)?.settings ?? null,
}
