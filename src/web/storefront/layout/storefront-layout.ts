import type { Layout as AppLayout } from '../../app/page.tsx'
import { readChosen } from '../delivery/deliver-to.ts'
import { deliverCookie, unpackDeliverTo } from '../layout-data/deliver-to-cookie.ts'
import { type LayoutData, loadLayout } from '../layout-data/load-layout.ts'
import { ErrorPage } from '../parts/error-page.tsx'
import { Layout } from './layout.tsx'

export const storefrontLayout: AppLayout = {
  id: 'storefront',
  load: ({ api, language, cookies }) =>
    loadLayout(
      { api, language },
      cookies === null ? readChosen() : unpackDeliverTo(cookies[deliverCookie]),
    ),
  Layout,
  ErrorPage,
  shopOf: (data) => (data as LayoutData | null)?.settings ?? null,
}
