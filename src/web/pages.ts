import type { PageModule } from './page.tsx'

type PageEntry = {
  /** names the route; `product-1` and `product` are the same page on two addresses */
  id: string
  /** the name of its file: `home` is in `home.page.tsx`, which is how its chunk is found */
  file: string
  path: string
  module: () => Promise<PageModule>
  /** What the page reads from its query. The server gives it nothing else (page-address.ts). */
  query: readonly string[]
}

const product = () => import('./storefront/product/product.page.tsx')
const terms = () => import('./storefront/terms/terms.page.tsx')
const privacy = () => import('./storefront/privacy/privacy.page.tsx')
const category = () => import('./storefront/category/category.page.tsx')

type More = { id?: string; query?: readonly string[] }

const at = (
  path: string,
  file: string,
  module: PageEntry['module'],
  { id = file, query = [] }: More = {},
): PageEntry => ({ id, file, path, module, query })

/** Address → page. Each page is a chunk of its own in the browser. */
export const pages: readonly PageEntry[] = [
  at('/', 'home', () => import('./storefront/home/home.page.tsx'), { query: ['login'] }),
  at('/products', 'products', () => import('./storefront/product/products.page.tsx'), {
    query: ['sort', 'page'],
  }),
  at('/search', 'search', () => import('./storefront/search/search.page.tsx'), {
    query: ['q', 'category', 'sort', 'page'],
  }),
  at('/products/:number', 'product', product, { query: ['page'] }),
  at('/item/:number', 'product', product, { id: 'item', query: ['page'] }),
  at('/:number', 'product', product, { id: 'product-short', query: ['page'] }),
  at('/categories', 'categories', () => import('./storefront/categories/categories.page.tsx')),
  at('/category/:main', 'category', category, { query: ['sort', 'page'] }),
  at('/category/:main/:sub', 'category', category, { id: 'category-2', query: ['sort', 'page'] }),
  at('/category/:main/:sub/:shelf', 'category', category, {
    id: 'category-3',
    query: ['sort', 'page'],
  }),
  at('/news', 'news', () => import('./storefront/news/news.page.tsx'), { query: ['page'] }),
  at('/news/:id', 'news-item', () => import('./storefront/news/news-item.page.tsx')),
  at('/about', 'about', () => import('./storefront/about/about.page.tsx')),
  at('/achievement', 'achievement', () => import('./storefront/achievements/achievement.page.tsx')),
  at('/event', 'event', () => import('./storefront/events/event.page.tsx'), {
    query: ['tab', 'q'],
  }),
  at('/cart', 'cart', () => import('./storefront/cart/cart.page.tsx')),
  at('/checkout', 'checkout', () => import('./storefront/checkout/checkout.page.tsx')),
  at(
    '/order-confirmation',
    'order-confirmation',
    () => import('./storefront/checkout/order-confirmation.page.tsx'),
    { query: ['order', 'key'] },
  ),
  at(
    '/confirm-order/:number',
    'confirm-order',
    () => import('./storefront/buy-now/confirm-order.page.tsx'),
    { query: ['quantity'] },
  ),
  at(
    '/place-order/:number',
    'place-order',
    () => import('./storefront/buy-now/place-order.page.tsx'),
    { query: ['quantity'] },
  ),
  at(
    '/congratulation/:id',
    'congratulation',
    () => import('./storefront/buy-now/congratulation.page.tsx'),
    { query: ['key'] },
  ),
  at('/contact', 'contact', () => import('./storefront/contact/contact.page.tsx'), {
    query: ['sent', 'problem'],
  }),
  at('/help', 'help', () => import('./storefront/help/help.page.tsx'), {
    query: ['sent', 'problem'],
  }),
  at('/helpinfo', 'helpinfo', () => import('./storefront/helpinfo/helpinfo.page.tsx')),
  at('/termsconditions', 'terms', terms),
  at('/terms', 'terms', terms, { id: 'terms-short' }),
  at('/privacy-policy', 'privacy', privacy),
  at('/privacy', 'privacy', privacy, { id: 'privacy-short' }),
  at(
    '/payment-info',
    'payment-info',
    () => import('./storefront/payment-info/payment-info.page.tsx'),
  ),
  at(
    '/cash-on-delivery',
    'cash-on-delivery',
    () => import('./storefront/cash-on-delivery/cash-on-delivery.page.tsx'),
  ),
  at('/policy', 'policy', () => import('./storefront/policy/policy.page.tsx')),
  at('/orders', 'orders', () => import('./storefront/orders/orders.page.tsx'), { query: ['page'] }),
  at('/order/:id', 'order', () => import('./storefront/orders/order.page.tsx'), { query: ['key'] }),
  at('/track-order/:id', 'track-order', () => import('./storefront/orders/track-order.page.tsx'), {
    query: ['key'],
  }),
  at(
    '/return-order/:id',
    'return-order',
    () => import('./storefront/returns/return-order.page.tsx'),
    { query: ['key'] },
  ),
  at('/invoice/:id', 'invoice', () => import('./storefront/invoice/invoice.page.tsx'), {
    query: ['key', 'paper'],
  }),
  at(
    '/cancel-order/:id',
    'cancel-order',
    () => import('./storefront/orders/cancel-order.page.tsx'),
    { query: ['item', 'key'] },
  ),
  at(
    '/cancel-confirmation/:id',
    'cancel-confirmation',
    () => import('./storefront/orders/cancel-confirmation.page.tsx'),
    { query: ['key'] },
  ),
  at('/faqs', 'faqs', () => import('./storefront/faqs/faqs.page.tsx'), { query: ['q'] }),
  at('/reviews', 'reviews', () => import('./storefront/reviews/reviews.page.tsx'), {
    query: ['page'],
  }),
  at('/wishlist', 'wishlist', () => import('./storefront/wishlist/wishlist.page.tsx')),
  at('/quick-order', 'quick-order', () => import('./storefront/quick-order/quick-order.page.tsx')),
  at('/profile', 'profile', () => import('./storefront/profile/profile.page.tsx')),
  at('/offline', 'offline', () => import('./storefront/offline/offline.page.tsx')),
  at('/addresses', 'addresses', () => import('./storefront/addresses/addresses.page.tsx')),
  at('/points', 'points', () => import('./storefront/points/points.page.tsx'), { query: ['page'] }),
  at('/signup', 'signup', () => import('./storefront/door/signup.page.tsx'), {
    query: ['type', 'problem'],
  }),
  at('/login', 'login', () => import('./storefront/door/login.page.tsx'), {
    query: ['next', 'problem', 'registered'],
  }),
  at(
    '/forgot-password',
    'forgot-password',
    () => import('./storefront/door/forgot-password.page.tsx'),
  ),
  at(
    '/reset-password',
    'reset-password',
    () => import('./storefront/door/reset-password.page.tsx'),
    { query: ['token'] },
  ),
  at('/confirm-email', 'confirm-email', () => import('./storefront/door/confirm-email.page.tsx'), {
    query: ['token', 'done', 'problem'],
  }),
  at('/undo-change', 'undo-change', () => import('./storefront/door/undo-change.page.tsx'), {
    query: ['token', 'done', 'problem'],
  }),
  // Only while the shop is worked on (`npm run dev`); other builds do not contain it.
  ...(import.meta.env.MODE === 'development'
    ? [at('/styleguide', 'styleguide', () => import('./styleguide/styleguide.page.tsx'))]
    : []),
  at('*', 'missing', () => import('./storefront/missing/missing.page.tsx')),
]
