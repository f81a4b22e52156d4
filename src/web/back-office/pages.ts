import type { PageEntry } from '../app/page.tsx'
import { officePaths } from './addresses.ts'
import { backOfficeLayout } from './layout/back-office-layout.ts'
import { guestLayout } from './layout/guest-layout.tsx'

/** `id`: also the name of its module's file, before `.page.tsx`. `at`: its path, with what it reads of the query. */
const page = (
  id: string,
  at: string | { path: string; query: readonly string[] },
  module: PageEntry['module'],
  layout: PageEntry['layout'] = backOfficeLayout,
): PageEntry => {
  const { path, query } = typeof at === 'string' ? { path: at, query: [] } : at
  return { id, file: id, path, module, query, layout }
}

/** Address → page. Each page is a chunk of its own in the browser. */
export const pages: readonly PageEntry[] = [
  page('back-office', '/admin', () => import('./home/back-office.page.tsx')),
  page('counter', officePaths.counter(), () => import('./counter/counter.page.tsx')),
  page('receipt', '/admin/counter/:id', () => import('./counter/receipt.page.tsx')),
  page('cash', officePaths.cash, () => import('./cash/cash.page.tsx')),
  page('drawer', '/admin/cash/:id', () => import('./cash/drawer.page.tsx')),
  page('khata-list', officePaths.khataList, () => import('./khata/khata-list.page.tsx')),
  page(
    'office-khata',
    { path: '/admin/khata/:id', query: ['month'] },
    () => import('./khata/office-khata.page.tsx'),
  ),
  page('office-orders', officePaths.orders, () => import('./orders/list/office-orders.page.tsx')),
  page('order-board', officePaths.board, () => import('./orders/board/order-board.page.tsx')),
  page('run-plan', officePaths.runs, () => import('./runs/run-plan.page.tsx')),
  page('rider', officePaths.rider, () => import('./rider/rider.page.tsx')),
  page('new-order', '/admin/orders/new', () => import('./new-order/new-order.page.tsx')),
  page('office-order', '/admin/orders/:id', () => import('./orders/office-order.page.tsx')),
  page(
    'packing-slip',
    '/admin/orders/:id/slip',
    () => import('./orders/paper/packing-slip.page.tsx'),
  ),
  page('packing-slips', officePaths.slips, () => import('./orders/paper/packing-slips.page.tsx')),
  page('staff-login', officePaths.login, () => import('./login/staff-login.page.tsx'), guestLayout),
  page(
    'staff-invitation',
    officePaths.invitation,
    () => import('./invitation/staff-invitation.page.tsx'),
    guestLayout,
  ),
  page(
    'office-products',
    officePaths.products,
    () => import('./products/office-products.page.tsx'),
  ),
  page(
    'office-categories',
    '/admin/categories',
    () => import('./categories/office-categories.page.tsx'),
  ),
  page('office-brands', officePaths.brands, () => import('./brands/office-brands.page.tsx')),
  page('import', '/admin/products/import', () => import('./import/import.page.tsx')),
  page('bulk-change', officePaths.changeProducts, () => import('./bulk/bulk-change.page.tsx')),
  page('new-product', officePaths.newProduct, () => import('./product/new-product.page.tsx')),
  page('office-product', '/admin/products/:id', () => import('./product/office-product.page.tsx')),
  page('imports', officePaths.imports, () => import('./imports/imports.page.tsx')),
  page(
    'past-import',
    '/admin/products/imports/:id',
    () => import('./imports/past-import.page.tsx'),
  ),
  page('starter', officePaths.starter, () => import('./starter/starter.page.tsx')),
  page('reports', officePaths.reports, () => import('./reports/reports.page.tsx')),
  page('returns', officePaths.returns, () => import('./returns/returns.page.tsx')),
  page('staff-reviews', officePaths.reviews, () => import('./reviews/staff-reviews.page.tsx')),
  page('messages', officePaths.messages, () => import('./messages/messages.page.tsx')),
  page('customers', officePaths.customers, () => import('./customers/customers.page.tsx')),
  page(
    'office-customer',
    '/admin/customers/:id',
    () => import('./customers/office-customer.page.tsx'),
  ),
  page('emails', officePaths.emails, () => import('./emails/emails.page.tsx')),
  page('mail-server', '/admin/emails/server', () => import('./emails/mail-server.page.tsx')),
  page(
    'email-previews',
    officePaths.emailPreviews,
    () => import('./emails/email-previews.page.tsx'),
  ),
  page('staff', officePaths.staff, () => import('./staff/staff.page.tsx')),
  page(
    'staff-sessions',
    '/admin/staff/:id/sessions',
    () => import('./staff/staff-sessions.page.tsx'),
  ),
  page('stock', officePaths.stock, () => import('./stock/stock.page.tsx')),
  page('expiring', officePaths.expiring, () => import('./stock/expiring.page.tsx')),
  page('office-banners', '/admin/banners', () => import('./banners/office-banners.page.tsx')),
  page('new-banner', officePaths.newBanner, () => import('./banners/new-banner.page.tsx')),
  page('office-banner', '/admin/banners/:id', () => import('./banners/office-banner.page.tsx')),
  page(
    'office-searches',
    officePaths.searches,
    () => import('./searches/office-searches.page.tsx'),
  ),
  page('office-news-list', officePaths.newsList, () => import('./news/office-news-list.page.tsx')),
  page('new-news', '/admin/news/new', () => import('./news/new-news.page.tsx')),
  page('office-news', '/admin/news/:id', () => import('./news/office-news.page.tsx')),
  page('content', '/admin/content', () => import('./content/content.page.tsx')),
  page('office-events', officePaths.events, () => import('./events/office-events.page.tsx')),
  page('new-event', '/admin/events/new', () => import('./events/new-event.page.tsx')),
  page('office-event', '/admin/events/:id', () => import('./events/office-event.page.tsx')),
  page('office-blocks', '/admin/blocks', () => import('./blocks/office-blocks.page.tsx')),
  page('new-block', officePaths.newBlock, () => import('./blocks/new-block.page.tsx')),
  page('office-block', '/admin/blocks/:id', () => import('./blocks/office-block.page.tsx')),
  page(
    'office-announcement',
    '/admin/announcement',
    () => import('./announcement/office-announcement.page.tsx'),
  ),
  page('office-texts', '/admin/texts', () => import('./texts/office-texts.page.tsx')),
  page('office-text', '/admin/texts/:page', () => import('./texts/office-text.page.tsx')),
  page(
    'translations',
    officePaths.translations,
    () => import('./translations/translations.page.tsx'),
  ),
  page('system', '/admin/system', () => import('./system/system.page.tsx')),
  page('security', '/admin/security', () => import('./security/security.page.tsx')),
  page('audit', officePaths.audit, () => import('./audit/audit.page.tsx')),
  page('office-settings', '/admin/settings', () => import('./settings/office-settings.page.tsx')),
  page('office-windows', officePaths.windows, () => import('./windows/office-windows.page.tsx')),
  page('new-window', '/admin/delivery-times/new', () => import('./windows/new-window.page.tsx')),
  page(
    'office-window',
    '/admin/delivery-times/:id',
    () => import('./windows/office-window.page.tsx'),
  ),
  page('office-zones', '/admin/zones', () => import('./zones/office-zones.page.tsx')),
  page('new-zone', '/admin/zones/new', () => import('./zones/new-zone.page.tsx')),
  page('office-zone', '/admin/zones/:id', () => import('./zones/office-zone.page.tsx')),
  page('setup', officePaths.setup, () => import('./setup/setup.page.tsx')),
  page('back-office-missing', '*', () => import('./home/back-office-missing.page.tsx')),
]
