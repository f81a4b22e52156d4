import type { PageEntry } from '../app/page.tsx'
import { backOfficeLayout } from './layout/back-office-layout.ts'
import { guestLayout } from './layout/guest-layout.tsx'

/** `id`: also the name of its module's file, before `.page.tsx`. `query`: what it reads of the address. */
const page = (
  id: string,
  path: string,
  module: PageEntry['module'],
  query: readonly string[] = [],
  layout: PageEntry['layout'] = backOfficeLayout,
): PageEntry => ({ id, file: id, path, module, query, layout })

/** Address → page. Each page is a chunk of its own in the browser. */
export const pages: readonly PageEntry[] = [
  page('back-office', '/admin', () => import('./home/back-office.page.tsx')),
  page('office-orders', '/admin/orders', () => import('./orders/office-orders.page.tsx'), [
    'status',
    'q',
    'payment',
    'channel',
    'days',
    'from',
    'until',
    'after',
  ]),
  page('order-board', '/admin/orders/board', () => import('./orders/order-board.page.tsx')),
  page('new-order', '/admin/orders/new', () => import('./new-order/new-order.page.tsx')),
  page('office-order', '/admin/orders/:id', () => import('./orders/office-order.page.tsx')),
  page('packing-slip', '/admin/orders/:id/slip', () => import('./orders/packing-slip.page.tsx')),
  page('packing-slips', '/admin/orders/slips', () => import('./orders/packing-slips.page.tsx'), [
    'ids',
    'paper',
  ]),
  page(
    'staff-login',
    '/admin/login',
    () => import('./login/staff-login.page.tsx'),
    ['next'],
    guestLayout,
  ),
  page(
    'staff-invitation',
    '/admin/invitation',
    () => import('./invitation/staff-invitation.page.tsx'),
    ['token'],
    guestLayout,
  ),
  page('office-products', '/admin/products', () => import('./products/office-products.page.tsx'), [
    'q',
    'only',
    'category',
    'brand',
    'page',
  ]),
  page(
    'office-categories',
    '/admin/categories',
    () => import('./categories/office-categories.page.tsx'),
  ),
  page('office-brands', '/admin/brands', () => import('./brands/office-brands.page.tsx'), [
    'q',
    'page',
  ]),
  page('import', '/admin/products/import', () => import('./import/import.page.tsx')),
  page('bulk-change', '/admin/products/change', () => import('./bulk/bulk-change.page.tsx'), [
    'q',
    'only',
    'category',
    'brand',
  ]),
  page('new-product', '/admin/products/new', () => import('./product/new-product.page.tsx'), [
    'like',
  ]),
  page('office-product', '/admin/products/:id', () => import('./product/office-product.page.tsx')),
  page('imports', '/admin/products/imports', () => import('./imports/imports.page.tsx')),
  page(
    'past-import',
    '/admin/products/imports/:id',
    () => import('./imports/past-import.page.tsx'),
  ),
  page('starter', '/admin/products/starter', () => import('./starter/starter.page.tsx')),
  page('reports', '/admin/reports', () => import('./reports/reports.page.tsx'), [
    'days',
    'from',
    'to',
  ]),
  page('returns', '/admin/returns', () => import('./returns/returns.page.tsx'), ['state', 'page']),
  page('staff-reviews', '/admin/reviews', () => import('./reviews/staff-reviews.page.tsx'), [
    'state',
    'page',
  ]),
  page('messages', '/admin/messages', () => import('./messages/messages.page.tsx'), [
    'q',
    'state',
    'page',
  ]),
  page('customers', '/admin/customers', () => import('./customers/customers.page.tsx'), [
    'q',
    'pending',
    'blocked',
    'page',
  ]),
  page(
    'office-customer',
    '/admin/customers/:id',
    () => import('./customers/office-customer.page.tsx'),
  ),
  page('emails', '/admin/emails', () => import('./emails/emails.page.tsx'), ['q', 'state', 'page']),
  page(
    'email-previews',
    '/admin/emails/previews',
    () => import('./emails/email-previews.page.tsx'),
    ['kind'],
  ),
  page('staff', '/admin/staff', () => import('./staff/staff.page.tsx'), ['page']),
  page(
    'staff-sessions',
    '/admin/staff/:id/sessions',
    () => import('./staff/staff-sessions.page.tsx'),
  ),
  page('stock', '/admin/stock', () => import('./stock/stock.page.tsx'), [
    'product',
    'reason',
    'after',
  ]),
  page('expiring', '/admin/stock/expiring', () => import('./stock/expiring.page.tsx'), ['days']),
  page('office-banners', '/admin/banners', () => import('./banners/office-banners.page.tsx')),
  page('new-banner', '/admin/banners/new', () => import('./banners/new-banner.page.tsx'), [
    'place',
  ]),
  page('office-banner', '/admin/banners/:id', () => import('./banners/office-banner.page.tsx')),
  page('office-searches', '/admin/searches', () => import('./searches/office-searches.page.tsx'), [
    'days',
    'nothing',
    'page',
  ]),
  page('office-news-list', '/admin/news', () => import('./news/office-news-list.page.tsx'), [
    'state',
    'page',
  ]),
  page('new-news', '/admin/news/new', () => import('./news/new-news.page.tsx')),
  page('office-news', '/admin/news/:id', () => import('./news/office-news.page.tsx')),
  page('content', '/admin/content', () => import('./content/content.page.tsx')),
  page('office-events', '/admin/events', () => import('./events/office-events.page.tsx'), [
    'state',
    'page',
  ]),
  page('new-event', '/admin/events/new', () => import('./events/new-event.page.tsx')),
  page('office-event', '/admin/events/:id', () => import('./events/office-event.page.tsx')),
  page('office-blocks', '/admin/blocks', () => import('./blocks/office-blocks.page.tsx')),
  page('new-block', '/admin/blocks/new', () => import('./blocks/new-block.page.tsx'), ['page']),
  page('office-block', '/admin/blocks/:id', () => import('./blocks/office-block.page.tsx')),
  page(
    'office-announcement',
    '/admin/announcement',
    () => import('./announcement/office-announcement.page.tsx'),
  ),
  page('office-texts', '/admin/texts', () => import('./texts/office-texts.page.tsx')),
  page('office-text', '/admin/texts/:page', () => import('./texts/office-text.page.tsx')),
  page('system', '/admin/system', () => import('./system/system.page.tsx')),
  page('security', '/admin/security', () => import('./security/security.page.tsx')),
  page('audit', '/admin/audit', () => import('./audit/audit.page.tsx'), [
    'person',
    'by',
    'kind',
    'from',
    'until',
    'after',
  ]),
  page('office-settings', '/admin/settings', () => import('./settings/office-settings.page.tsx')),
  page('office-zones', '/admin/zones', () => import('./zones/office-zones.page.tsx')),
  page('new-zone', '/admin/zones/new', () => import('./zones/new-zone.page.tsx')),
  page('office-zone', '/admin/zones/:id', () => import('./zones/office-zone.page.tsx')),
  page('setup', '/admin/setup', () => import('./setup/setup.page.tsx'), ['step']),
  page('back-office-missing', '*', () => import('./home/back-office-missing.page.tsx')),
]
