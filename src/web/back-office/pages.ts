import type { PageEntry } from '../app/page.tsx'
import { backOfficeLayout as layout } from './layout/back-office-layout.ts'
import { guestLayout } from './layout/guest-layout.tsx'

/** Address → page. Each page is a chunk of its own in the browser. */
export const pages: readonly PageEntry[] = [
  {
    id: 'back-office',
    file: 'back-office',
    path: '/admin',
    module: () => import('./home/back-office.page.tsx'),
    query: [],
    layout,
  },
  {
    id: 'office-orders',
    file: 'office-orders',
    path: '/admin/orders',
    module: () => import('./orders/office-orders.page.tsx'),
    query: ['status', 'q', 'after'],
    layout,
  },
  {
    id: 'office-order',
    file: 'office-order',
    path: '/admin/orders/:id',
    module: () => import('./orders/office-order.page.tsx'),
    query: [],
    layout,
  },
  {
    id: 'packing-slip',
    file: 'packing-slip',
    path: '/admin/orders/:id/slip',
    module: () => import('./orders/packing-slip.page.tsx'),
    query: [],
    layout,
  },
  {
    id: 'staff-invitation',
    file: 'staff-invitation',
    path: '/admin/invitation',
    module: () => import('./invitation/staff-invitation.page.tsx'),
    query: ['token'],
    layout: guestLayout,
  },
  {
    id: 'returns',
    file: 'returns',
    path: '/admin/returns',
    module: () => import('./returns/returns.page.tsx'),
    query: ['state', 'page'],
    layout,
  },
  {
    id: 'staff-reviews',
    file: 'staff-reviews',
    path: '/admin/reviews',
    module: () => import('./reviews/staff-reviews.page.tsx'),
    query: ['state', 'page'],
    layout,
  },
  {
    id: 'messages',
    file: 'messages',
    path: '/admin/messages',
    module: () => import('./messages/messages.page.tsx'),
    query: ['page'],
    layout,
  },
  {
    id: 'customers',
    file: 'customers',
    path: '/admin/customers',
    module: () => import('./customers/customers.page.tsx'),
    query: ['q', 'pending', 'page'],
    layout,
  },
  {
    id: 'back-office-missing',
    file: 'back-office-missing',
    path: '*',
    module: () => import('./home/back-office-missing.page.tsx'),
    query: [],
    layout,
  },
]
