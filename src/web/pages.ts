import type { PageModule } from './page.tsx'

type PageEntry = {
  /** names the route; `product-1` and `product` are the same page on two addresses */
  id: string
  /** the name of its file: `home` is in `home.page.tsx`, which is how its chunk is found */
  file: string
  path: string
  module: () => Promise<PageModule>
}

const product = () => import('./storefront/product/product.page.tsx')
const terms = () => import('./storefront/terms/terms.page.tsx')
const privacy = () => import('./storefront/privacy/privacy.page.tsx')
const category = () => import('./storefront/category/category.page.tsx')

const at = (path: string, file: string, module: PageEntry['module'], id = file): PageEntry => ({
  id,
  file,
  path,
  module,
})

/** Address → page. Each page is a chunk of its own in the browser. */
export const pages: readonly PageEntry[] = [
  at('/', 'home', () => import('./storefront/home/home.page.tsx')),
  at('/products', 'products', () => import('./storefront/product/products.page.tsx')),
  at('/search', 'search', () => import('./storefront/search/search.page.tsx')),
  at('/products/:number', 'product', product),
  at('/item/:number', 'product', product, 'item'),
  at('/:number', 'product', product, 'product-short'),
  at('/categories', 'categories', () => import('./storefront/categories/categories.page.tsx')),
  at('/category/:main', 'category', category),
  at('/category/:main/:sub', 'category', category, 'category-2'),
  at('/category/:main/:sub/:shelf', 'category', category, 'category-3'),
  at('/news', 'news', () => import('./storefront/news/news.page.tsx')),
  at('/news/:id', 'news-item', () => import('./storefront/news/news-item.page.tsx')),
  at('/about', 'about', () => import('./storefront/about/about.page.tsx')),
  at('/achievement', 'achievement', () => import('./storefront/achievements/achievement.page.tsx')),
  at('/event', 'event', () => import('./storefront/events/event.page.tsx')),
  at('/cart', 'cart', () => import('./storefront/cart/cart.page.tsx')),
  at('/checkout', 'checkout', () => import('./storefront/checkout/checkout.page.tsx')),
  at(
    '/order-confirmation',
    'order-confirmation',
    () => import('./storefront/checkout/order-confirmation.page.tsx'),
  ),
  at(
    '/confirm-order/:number',
    'confirm-order',
    () => import('./storefront/buy-now/confirm-order.page.tsx'),
  ),
  at(
    '/place-order/:number',
    'place-order',
    () => import('./storefront/buy-now/place-order.page.tsx'),
  ),
  at(
    '/congratulation/:id',
    'congratulation',
    () => import('./storefront/buy-now/congratulation.page.tsx'),
  ),
  at('/contact', 'contact', () => import('./storefront/contact/contact.page.tsx')),
  at('/help', 'help', () => import('./storefront/help/help.page.tsx')),
  at('/helpinfo', 'helpinfo', () => import('./storefront/helpinfo/helpinfo.page.tsx')),
  at('/termsconditions', 'terms', terms),
  at('/terms', 'terms', terms, 'terms-short'),
  at('/privacy-policy', 'privacy', privacy),
  at('/privacy', 'privacy', privacy, 'privacy-short'),
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
  at('/orders', 'orders', () => import('./storefront/orders/orders.page.tsx')),
  at('/order/:id', 'order', () => import('./storefront/orders/order.page.tsx')),
  at('/track-order/:id', 'track-order', () => import('./storefront/orders/track-order.page.tsx')),
  at(
    '/return-order/:id',
    'return-order',
    () => import('./storefront/returns/return-order.page.tsx'),
  ),
  at('/invoice/:id', 'invoice', () => import('./storefront/invoice/invoice.page.tsx')),
  at(
    '/cancel-order/:id',
    'cancel-order',
    () => import('./storefront/orders/cancel-order.page.tsx'),
  ),
  at(
    '/cancel-confirmation/:id',
    'cancel-confirmation',
    () => import('./storefront/orders/cancel-confirmation.page.tsx'),
  ),
  at('/faqs', 'faqs', () => import('./storefront/faqs/faqs.page.tsx')),
  at('/reviews', 'reviews', () => import('./storefront/reviews/reviews.page.tsx')),
  at('/wishlist', 'wishlist', () => import('./storefront/wishlist/wishlist.page.tsx')),
  at('/quick-order', 'quick-order', () => import('./storefront/quick-order/quick-order.page.tsx')),
  at('/profile', 'profile', () => import('./storefront/profile/profile.page.tsx')),
  at('/offline', 'offline', () => import('./storefront/offline/offline.page.tsx')),
  at('/addresses', 'addresses', () => import('./storefront/addresses/addresses.page.tsx')),
  at('/points', 'points', () => import('./storefront/points/points.page.tsx')),
  at('/signup', 'signup', () => import('./storefront/door/signup.page.tsx')),
  at('/login', 'login', () => import('./storefront/door/login.page.tsx')),
  at(
    '/forgot-password',
    'forgot-password',
    () => import('./storefront/door/forgot-password.page.tsx'),
  ),
  at(
    '/reset-password',
    'reset-password',
    () => import('./storefront/door/reset-password.page.tsx'),
  ),
  // Only while the shop is worked on (`npm run dev`); other builds do not contain it.
  ...(import.meta.env.MODE === 'development'
    ? [at('/styleguide', 'styleguide', () => import('./styleguide/styleguide.page.tsx'))]
    : []),
  at('*', 'missing', () => import('./storefront/missing/missing.page.tsx')),
]
