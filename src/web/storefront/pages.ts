import type { FacetName } from '#shop/catalogue/lists/facets.ts'
import type { PageEntry } from '../app/page.tsx'
import { storefrontLayout } from './layout/storefront-layout.ts'

// Beside this table, which every page loads after its start: earlier nothing needs it.
export { registerServiceWorker } from '../app/hydration/register-service-worker.ts'

const product = () => import('./product/product.page.tsx')
const terms = () => import('./content/texts/terms.page.tsx')
const privacy = () => import('./content/texts/privacy.page.tsx')
const category = () => import('./catalogue/category.page.tsx')

type More = { id?: string; query?: readonly string[]; several?: readonly string[] }

// Names again, typed: if lists and this table imported them from one file, each list would load this table too.
const facets = Object.keys({ brand: true, country: true } satisfies Record<FacetName, true>)

/** Query parameters of product lists. */
const filtered = {
  query: [...facets, 'min', 'max', 'offers', 'stock', 'rating', 'sort', 'page'],
  several: facets,
}

const at = (
  path: string,
  file: string,
  module: PageEntry['module'],
  { id = file, query = [], ...more }: More = {},
): PageEntry => ({ id, file, path, module, query, ...more, layout: storefrontLayout })

/** Each page is a separate chunk. */
export const pages: readonly PageEntry[] = [
  at('/', 'home', () => import('./catalogue/home.page.tsx'), { query: ['login'] }),
  at('/products', 'products', () => import('./catalogue/products.page.tsx'), filtered),
  at('/offers', 'offers', () => import('./offers/offers.page.tsx'), {
    ...filtered,
    query: ['category', ...filtered.query.filter((name) => !['offers', 'stock'].includes(name))],
  }),
  at('/search', 'search', () => import('./catalogue/search.page.tsx'), {
    ...filtered,
    query: ['q', 'category', 'exact', ...filtered.query],
  }),
  at('/products/:number', 'product', product, { query: ['color', 'page'] }),
  at('/item/:number', 'product', product, { id: 'item', query: ['color', 'page'] }),
  at('/:number', 'product', product, { id: 'product-short', query: ['color', 'page'] }),
  at('/categories', 'categories', () => import('./catalogue/categories.page.tsx')),
  at('/category/:main', 'category', category, filtered),
  at('/category/:main/:sub', 'category', category, { id: 'category-2', ...filtered }),
  at('/category/:main/:sub/:shelf', 'category', category, {
    id: 'category-3',
    ...filtered,
  }),
  at('/news', 'news', () => import('./content/news.page.tsx'), { query: ['page'] }),
  at('/news/:id', 'news-item', () => import('./content/news-item.page.tsx')),
  at('/about', 'about', () => import('./content/about.page.tsx')),
  at('/achievement', 'achievement', () => import('./content/achievement.page.tsx')),
  at('/event', 'event', () => import('./content/event.page.tsx'), {
    query: ['tab', 'q'],
  }),
  at('/cart', 'cart', () => import('./cart/cart.page.tsx')),
  at('/cart/share', 'shared-cart', () => import('./cart/shared/shared-cart.page.tsx'), {
    query: ['items'],
  }),
  at('/checkout', 'checkout', () => import('./checkout/checkout.page.tsx')),
  at(
    '/order-confirmation',
    'order-confirmation',
    () => import('./checkout/order-confirmation.page.tsx'),
    { query: ['order', 'key'] },
  ),
  at(
    '/confirm-order/:number',
    'confirm-order',
    () => import('./checkout/buy-now/confirm-order.page.tsx'),
    { query: ['quantity', 'color'] },
  ),
  at(
    '/place-order/:number',
    'place-order',
    () => import('./checkout/buy-now/place-order.page.tsx'),
    { query: ['quantity', 'color'] },
  ),
  at(
    '/congratulation/:id',
    'congratulation',
    () => import('./checkout/buy-now/congratulation.page.tsx'),
    { query: ['key'] },
  ),
  at('/contact', 'contact', () => import('./content/contact/contact.page.tsx'), {
    query: ['about', 'sent', 'problem'],
  }),
  at('/help', 'help', () => import('./content/contact/help.page.tsx'), {
    query: ['sent', 'problem'],
  }),
  at('/helpinfo', 'helpinfo', () => import('./content/texts/helpinfo.page.tsx')),
  at('/termsconditions', 'terms', terms),
  at('/terms', 'terms', terms, { id: 'terms-short' }),
  at('/privacy-policy', 'privacy', privacy),
  at('/privacy', 'privacy', privacy, { id: 'privacy-short' }),
  at('/payment-info', 'payment-info', () => import('./content/texts/payment-info.page.tsx')),
  at(
    '/cash-on-delivery',
    'cash-on-delivery',
    () => import('./content/texts/cash-on-delivery.page.tsx'),
  ),
  at('/policy', 'policy', () => import('./content/texts/policy.page.tsx')),
  at('/orders', 'orders', () => import('./orders/orders.page.tsx'), { query: ['page'] }),
  at('/find-order', 'find-order', () => import('./orders/find-order.page.tsx'), {
    query: ['number', 'problem'],
  }),
  at('/order/:id', 'order', () => import('./orders/order.page.tsx'), { query: ['key'] }),
  at('/track-order/:id', 'track-order', () => import('./orders/track-order.page.tsx'), {
    query: ['key'],
  }),
  at('/return-order/:id', 'return-order', () => import('./orders/returns/return-order.page.tsx'), {
    query: ['key'],
  }),
  at('/invoice/:id', 'invoice', () => import('./orders/invoice.page.tsx'), {
    query: ['key', 'paper'],
  }),
  at(
    '/cancel-order/:id',
    'cancel-order',
    () => import('./orders/cancelling/cancel-order.page.tsx'),
    {
      query: ['item', 'key'],
    },
  ),
  at(
    '/cancel-confirmation/:id',
    'cancel-confirmation',
    () => import('./orders/cancelling/cancel-confirmation.page.tsx'),
    { query: ['key'] },
  ),
  at('/faqs', 'faqs', () => import('./content/faqs.page.tsx'), { query: ['q'] }),
  at('/reviews', 'reviews', () => import('./content/reviews.page.tsx'), {
    query: ['page'],
  }),
  at('/wishlist', 'wishlist', () => import('./account/wishlist.page.tsx')),
  at('/khata', 'khata', () => import('./khata/khata.page.tsx'), { query: ['month'] }),
  at('/lists', 'lists', () => import('./lists/lists.page.tsx')),
  at('/lists/:id', 'list', () => import('./lists/list.page.tsx')),
  at('/shared-list', 'shared-list', () => import('./lists/shared-list.page.tsx'), {
    query: ['key'],
  }),
  at(
    '/stop-list-reminder',
    'stop-list-reminder',
    () => import('./lists/stop-list-reminder.page.tsx'),
    { query: ['token', 'done'] },
  ),
  at('/quick-order', 'quick-order', () => import('./cart/quick-order/quick-order.page.tsx')),
  at('/profile', 'profile', () => import('./account/profile.page.tsx')),
  at('/offline', 'offline', () => import('./layout/offline.page.tsx')),
  at('/addresses', 'addresses', () => import('./account/addresses/addresses.page.tsx')),
  at('/points', 'points', () => import('./account/points.page.tsx'), { query: ['page'] }),
  at('/signup', 'signup', () => import('./auth/signup.page.tsx'), {
    query: ['type', 'problem'],
  }),
  at('/login', 'login', () => import('./auth/login.page.tsx'), {
    query: ['next', 'problem', 'registered'],
  }),
  at('/forgot-password', 'forgot-password', () => import('./auth/forgot-password.page.tsx')),
  at('/reset-password', 'reset-password', () => import('./auth/reset-password.page.tsx'), {
    query: ['token'],
  }),
  at('/confirm-email', 'confirm-email', () => import('./auth/confirm-email.page.tsx'), {
    query: ['token', 'done', 'problem'],
  }),
  at('/undo-change', 'undo-change', () => import('./auth/undo-change.page.tsx'), {
    query: ['token', 'done', 'problem'],
  }),
  at('/notify-me', 'notify-me', () => import('./stock-alerts/notify-me.page.tsx'), {
    query: ['product', 'sent', 'problem'],
  }),
  at(
    '/confirm-stock-alert',
    'confirm-stock-alert',
    () => import('./stock-alerts/confirm-stock-alert.page.tsx'),
    { query: ['token', 'done'] },
  ),
  at(
    '/stop-stock-alerts',
    'stop-stock-alerts',
    () => import('./stock-alerts/stop-stock-alerts.page.tsx'),
    { query: ['token', 'done'] },
  ),
  // Development only (`npm run dev`).
  ...(import.meta.env.MODE === 'development'
    ? [at('/styleguide', 'styleguide', () => import('./styleguide/styleguide.page.tsx'))]
    : []),
  at('*', 'missing', () => import('./layout/missing.page.tsx')),
]
