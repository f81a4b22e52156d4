// Every address of the shop. Links, redirects, the page table and the tests call these; nobody
// types a slash.
const join = (...parts: (string | undefined)[]) =>
  parts
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/')

/** Leaves out what is empty, so that the plain address stays plain. */
const query = (values: Record<string, string | number | undefined>) => {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

type Product = { number: number }
type Order = { id: string }
type ListView = { sort?: string | undefined; page?: number | undefined }

const view = ({ sort, page }: ListView) => ({ sort, page: page === 1 ? undefined : page })

export const paths = {
  home: () => '/',
  product: ({ number }: Product) => `/products/${number}`,
  item: ({ number }: Product) => `/item/${number}`,
  products: (list: ListView = {}) => `/products${query(view(list))}`,
  category: (place: readonly string[], list: ListView = {}) =>
    `/category/${join(...place)}${query(view(list))}`,
  search: (wish: { q?: string; category?: string | undefined } & ListView = {}) =>
    `/search${query({ q: wish.q, category: wish.category, ...view(wish) })}`,

  cart: () => '/cart',
  checkout: () => '/checkout',
  orderConfirmation: ({ id }: Order) => `/order-confirmation${query({ order: id })}`,
  confirmOrder: ({ number }: Product) => `/confirm-order/${number}`,
  placeOrder: ({ number }: Product) => `/place-order/${number}`,
  congratulation: ({ id }: Order) => `/congratulation/${join(id)}`,
  orders: () => '/orders',
  order: ({ id }: Order) => `/order/${join(id)}`,
  trackOrder: ({ id }: Order) => `/track-order/${join(id)}`,
  cancelOrder: ({ id }: Order) => `/cancel-order/${join(id)}`,
  cancelConfirmation: ({ id }: Order) => `/cancel-confirmation/${join(id)}`,

  profile: () => '/profile',
  wishlist: () => '/wishlist',
  login: (then?: string) => `/${query({ login: then ?? 'home' })}`,

  news: () => '/news',
  newsItem: ({ id }: { id: string }) => `/news/${join(id)}`,
  events: () => '/event',
  achievements: () => '/achievement',
  about: () => '/about',
  contact: () => '/contact',
  reviews: () => '/reviews',
  help: () => '/help',
  helpInfo: () => '/helpinfo',
  faqs: () => '/faqs',
  terms: () => '/termsconditions',
  privacy: () => '/privacy-policy',
  paymentInfo: () => '/payment-info',
  cashOnDelivery: () => '/cash-on-delivery',
  policy: () => '/policy',
}

/** Pictures are kept as a path; the shop serves them all from one place. */
export const media = (path: string) => `/media/${path}`
