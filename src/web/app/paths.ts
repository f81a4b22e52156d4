// Every address of the shop. Links, redirects, the page table and tests call these; never write an address by hand.
export const join = (...parts: (string | undefined)[]) =>
  parts
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/')

/** Leaves out empty values, so that the plain address stays plain. */
export const query = (values: Record<string, string | number | undefined>) => {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

type Product = { number: number }
/** `key` opens a guest's order */
type Order = { id: string; key?: string | undefined }
type Pieces = { quantity?: number | undefined; colour?: string | undefined }
/** result of a form sent without scripts */
type Posted = { sent?: 'yes'; problem?: string }
/** token of a mailed link, and the result of its form */
type TokenForm = { token?: string | undefined; done?: string; problem?: string }
type ListView = { sort?: string | undefined; page?: number | undefined }

const pieces = ({ quantity, colour }: Pieces) =>
  query({ quantity: quantity === 1 ? undefined : quantity, color: colour })

const view = ({ sort, page }: ListView) => ({ sort, page: page === 1 ? undefined : page })

const formOf = (posted: Posted & { about?: string | undefined }) => {
  const said = query(posted)
  return said && `${said}#form`
}

export const paths = {
  home: () => '/',
  offline: () => '/offline',
  product: ({ number }: Product) => `/products/${number}`,
  productReviews: ({ number, page }: Product & { page: number }) =>
    `/products/${number}${query(view({ page }))}#reviews`,
  item: ({ number, colour }: Product & { colour?: string | undefined }) =>
    `/item/${number}${query({ color: colour })}`,
  products: (list: ListView = {}) => `/products${query(view(list))}`,
  offers: (list: { category?: string | undefined; page?: number } = {}) =>
    `/offers${query({ category: list.category, ...view({ page: list.page }) })}`,
  categories: () => '/categories',
  category: (place: readonly string[], list: ListView = {}) =>
    `/category/${join(...place)}${query(view(list))}`,
  search: (params: { q?: string; category?: string | undefined } & ListView = {}) =>
    `/search${query({ q: params.q, category: params.category, ...view(params) })}`,

  cart: () => '/cart',
  sharedCart: ({ items }: { items: string }) => `/cart/share${query({ items })}`,
  checkout: () => '/checkout',
  orderConfirmation: ({ id, key }: Order) => `/order-confirmation${query({ order: id, key })}`,
  confirmOrder: ({ number, ...params }: Product & Pieces) =>
    `/confirm-order/${number}${pieces(params)}`,
  placeOrder: ({ number, ...params }: Product & Pieces) =>
    `/place-order/${number}${pieces(params)}`,
  congratulation: ({ id, key }: Order) => `/congratulation/${join(id)}${query({ key })}`,
  orders: ({ page }: ListView = {}) => `/orders${query(view({ page }))}`,
  findOrder: (params: { problem?: string; number?: string } = {}) => `/find-order${query(params)}`,
  order: ({ id, key }: Order) => `/order/${join(id)}${query({ key })}`,
  trackOrder: ({ id, key }: Order) => `/track-order/${join(id)}${query({ key })}`,
  returnOrder: ({ id, key }: Order) => `/return-order/${join(id)}${query({ key })}`,
  invoice: ({ id, key, paper }: Order & { paper?: string }) =>
    `/invoice/${join(id)}${query({ key, paper: paper === 'a4' ? undefined : paper })}`,
  cancelOrder: ({ id, key, item }: Order & { item?: string }) =>
    `/cancel-order/${join(id)}${query({ item, key })}`,
  cancelConfirmation: ({ id, key }: Order) => `/cancel-confirmation/${join(id)}${query({ key })}`,

  profile: () => '/profile',
  addresses: () => '/addresses',
  points: ({ page }: ListView = {}) => `/points${query(view({ page }))}`,
  wishlist: () => '/wishlist',
  quickOrder: () => '/quick-order',
  loginPage: (params: { next?: string; problem?: string; registered?: 'yes' } = {}) =>
    `/login${query(params)}`,
  signup: (params: { type?: string | undefined; problem?: string } = {}) =>
    `/signup${query(params)}`,
  forgotPassword: () => '/forgot-password',
  resetPassword: ({ token }: { token: string }) => `/reset-password${query({ token })}`,
  confirmEmail: (params: TokenForm = {}) => `/confirm-email${query(params)}`,
  undoChange: (params: TokenForm = {}) => `/undo-change${query(params)}`,
  notifyMe: ({ number, sent, problem }: { number?: number | string | undefined } & Posted = {}) =>
    `/notify-me${query({ product: number, sent, problem })}`,
  confirmStockAlert: (params: TokenForm = {}) => `/confirm-stock-alert${query(params)}`,
  stopStockAlerts: (params: TokenForm = {}) => `/stop-stock-alerts${query(params)}`,
  login: (then?: string) => `/${query({ login: then ?? 'home' })}`,

  news: ({ page }: ListView = {}) => `/news${query(view({ page }))}`,
  newsFeed: () => '/news.xml',
  newsItem: ({ id }: { id: string }) => `/news/${join(id)}`,
  events: (params: { tab?: string; q?: string } = {}) => `/event${query(params)}`,
  achievements: () => '/achievement',
  about: () => '/about',
  contact: (posted: Posted & { about?: string | undefined } = {}) => `/contact${formOf(posted)}`,
  reviews: ({ page }: ListView = {}) => `/reviews${query(view({ page }))}`,
  help: (posted: Posted = {}) => `/help${formOf(posted)}`,
  helpInfo: () => '/helpinfo',
  faqs: ({ q }: { q?: string } = {}) => `/faqs${query({ q })}`,
  terms: () => '/termsconditions',
  privacy: () => '/privacy-policy',
  paymentInfo: () => '/payment-info',
  cashOnDelivery: () => '/cash-on-delivery',
  policy: () => '/policy',

  backOffice: () => '/admin',
}

/** The back office is a separate application with its own code. */
export const isBackOffice = (pathname: string) => /^\/admin(?![^/?#])/i.test(pathname)

/** Pictures are stored as paths below /media. */
export const media = (path: string) => `/media/${path}`
