import type { ProductFilter } from '#shop/catalogue/product-filter.ts'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'
import { join, query } from '../app/paths.ts'

type OrderList = OrderFilter & { after?: string }

type AuditList = Partial<
  Record<'person' | 'by' | 'kind' | 'from' | 'until' | 'after', string | undefined>
>

type ProductChoice = {
  q?: string
  only?: ProductFilter | undefined
  category?: string | undefined
  brand?: string | undefined
}

type List = { page?: number | undefined }

const view = <L extends List>(list: L) => ({
  ...list,
  page: list.page === 1 ? undefined : list.page,
})

/** So that the same list has one address. */
const inOneOrder = (list: OrderList) => {
  const { status, q, payment, channel, zone, refund, days, from, until, after } = list
  return { status, q, payment, channel, zone, refund, days, from, until, after }
}

/** The addresses of the back office, which no shopper's browser needs to know. */
export const officePaths = {
  today: () => '/admin',
  orders: (list: OrderList = {}) => `/admin/orders${query(inOneOrder(list))}`,
  board: (of: { zone?: string | undefined } = {}) => `/admin/orders/board${query(of)}`,
  newOrder: () => '/admin/orders/new',
  order: ({ id }: { id: string }) => `/admin/orders/${join(id)}`,
  login: (params: { next?: string } = {}) => `/admin/login${query(params)}`,
  invitation: (params: { token: string }) => `/admin/invitation${query(params)}`,
  products: (list: List & ProductChoice = {}) => `/admin/products${query(view(list))}`,
  changeProducts: (of: ProductChoice = {}) => `/admin/products/change${query(of)}`,
  importProducts: () => '/admin/products/import',
  newProduct: (params: { like?: string } = {}) => `/admin/products/new${query(params)}`,
  product: ({ id }: { id: string }) => `/admin/products/${join(id)}`,
  imports: () => '/admin/products/imports',
  pastImport: ({ id }: { id: string }) => `/admin/products/imports/${join(id)}`,
  starter: () => '/admin/products/starter',
  returns: (list: List & { state?: string | undefined } = {}) =>
    `/admin/returns${query(view(list))}`,
  reviews: (list: List & { state?: string | undefined } = {}) =>
    `/admin/reviews${query(view(list))}`,
  messages: (list: List & { q?: string; state?: string | undefined } = {}) =>
    `/admin/messages${query(view(list))}`,
  customers: (
    list: List & { q?: string; pending?: string | undefined; blocked?: string | undefined } = {},
  ) => `/admin/customers${query(view(list))}`,
  customer: ({ id }: { id: string }) => `/admin/customers/${join(id)}`,
  emails: (list: List & { q?: string; state?: string | undefined } = {}) =>
    `/admin/emails${query(view(list))}`,
  emailPreviews: (of: { kind?: string } = {}) => `/admin/emails/previews${query(of)}`,
  reports: (period: { days?: number; from?: string; to?: string } = {}) =>
    `/admin/reports${query(period)}`,
  staffSessions: ({ id }: { id: string }) => `/admin/staff/${join(id)}/sessions`,
  staff: (list: List = {}) => `/admin/staff${query(view(list))}`,
  audit: (list: AuditList = {}) => `/admin/audit${query(list)}`,
  stock: (at: { product?: string | undefined; reason?: string; after?: string } = {}) =>
    `/admin/stock${query(at)}`,
  expiring: (at: { days?: number } = {}) => `/admin/stock/expiring${query(at)}`,
  categories: () => '/admin/categories',
  brands: (list: List & { q?: string } = {}) => `/admin/brands${query(view(list))}`,
  searches: (list: List & { days?: number; nothing?: '1' | undefined } = {}) =>
    `/admin/searches${query(view(list))}`,
  synonyms: () => '/admin/searches#synonyms',
  banners: () => '/admin/banners',
  newBanner: (params: { place: string }) => `/admin/banners/new${query(params)}`,
  banner: ({ id }: { id: string }) => `/admin/banners/${join(id)}`,
  content: () => '/admin/content',
  events: (list: List & { state?: string | undefined } = {}) => `/admin/events${query(view(list))}`,
  newEvent: () => '/admin/events/new',
  event: ({ id }: { id: string }) => `/admin/events/${join(id)}`,
  blocks: () => '/admin/blocks',
  newBlock: (params: { page: string }) => `/admin/blocks/new${query(params)}`,
  block: ({ id }: { id: string }) => `/admin/blocks/${join(id)}`,
  announcement: () => '/admin/announcement',
  texts: () => '/admin/texts',
  text: ({ page }: { page: string }) => `/admin/texts/${join(page)}`,
  newsList: (list: List & { state?: string | undefined } = {}) => `/admin/news${query(view(list))}`,
  newNews: () => '/admin/news/new',
  news: ({ id }: { id: string }) => `/admin/news/${join(id)}`,
  system: () => '/admin/system',
  security: () => '/admin/security',
  settings: () => '/admin/settings',
  zones: () => '/admin/zones',
  newZone: () => '/admin/zones/new',
  zone: ({ id }: { id: string }) => `/admin/zones/${join(id)}`,
  setup: (at: { step?: string } = {}) => `/admin/setup${query(at)}`,
  /** what is printed for orders; no `paper`: the packing slip */
  orderPapers: (ids: readonly string[], paper?: 'invoice' | 'label') =>
    `/admin/orders/slips${query({ ids: ids.join(','), paper })}`,
  packingSlip: ({ id }: { id: string }) => `/admin/orders/${join(id)}/slip`,
}
