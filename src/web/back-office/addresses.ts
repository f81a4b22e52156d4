import { join, query } from '../app/paths.ts'

type Query<Name extends string> = { [One in Name]?: string | number | undefined }

/** A page that reads these names of its query. They are written in this order, so that what it shows has one address. */
const list = <const Name extends string>(path: string, names: readonly Name[]) =>
  Object.assign(
    (values: Query<Name> = {}) => {
      const written = names.filter((name) => name !== 'page' || values[name] !== 1)
      return path + query(Object.fromEntries(written.map((name) => [name, values[name]])))
    },
    { path, query: names },
  )

const ofProducts = ['q', 'only', 'category', 'brand'] as const

/** The addresses of the back office, which no shopper's browser needs to know. */
export const officePaths = {
  today: () => '/admin',
  orders: list('/admin/orders', [
    'status',
    'q',
    'payment',
    'channel',
    'zone',
    'refund',
    'late',
    'hold',
    'uncollected',
    'days',
    'from',
    'until',
    'sort',
    'after',
  ]),
  board: list('/admin/orders/board', ['zone']),
  counter: list('/admin/counter', ['pickup']),
  cash: list('/admin/cash', ['day']),
  drawer: ({ id }: { id: string }) => `/admin/cash/${join(id)}`,
  khataList: list('/admin/khata', ['q', 'filter', 'sort', 'page']),
  khata: ({ id, month }: { id: string; month?: string | undefined }) =>
    `/admin/khata/${join(id)}${query({ month })}`,
  /** `cash`: rupees that the customer handed over, for the change on the receipt */
  receipt: ({ id }: { id: string }, cash?: number) =>
    `/admin/counter/${join(id)}${query({ cash })}`,
  runs: list('/admin/runs', ['day', 'zone', 'hours']),
  rider: list('/admin/rider', ['rider']),
  newOrder: () => '/admin/orders/new',
  order: ({ id }: { id: string }) => `/admin/orders/${join(id)}`,
  login: list('/admin/login', ['next', 'language']),
  invitation: list('/admin/invitation', ['token']),
  products: list('/admin/products', [...ofProducts, 'sort', 'page']),
  changeProducts: list('/admin/products/change', ofProducts),
  newProduct: list('/admin/products/new', ['like']),
  product: ({ id }: { id: string }) => `/admin/products/${join(id)}`,
  imports: list('/admin/products/imports', []),
  pastImport: ({ id }: { id: string }) => `/admin/products/imports/${join(id)}`,
  /** `setup`: with a way back to the set-up */
  importProducts: list('/admin/products/import', ['setup']),
  starter: list('/admin/products/starter', ['setup']),
  returns: list('/admin/returns', ['state', 'page']),
  reviews: list('/admin/reviews', ['state', 'page']),
  messages: list('/admin/messages', ['q', 'state', 'page']),
  customers: list('/admin/customers', ['q', 'pending', 'blocked', 'password', 'sort', 'page']),
  customer: ({ id }: { id: string }) => `/admin/customers/${join(id)}`,
  emails: list('/admin/emails', ['q', 'state', 'page']),
  mailServer: () => '/admin/emails/server',
  emailPreviews: list('/admin/emails/previews', ['kind']),
  reports: list('/admin/reports', ['days', 'from', 'to', 'compare']),
  staffSessions: ({ id }: { id: string }) => `/admin/staff/${join(id)}/sessions`,
  staff: list('/admin/staff', ['page']),
  audit: list('/admin/audit', ['person', 'by', 'kind', 'from', 'until', 'after']),
  stock: list('/admin/stock', ['product', 'reason', 'after']),
  expiring: list('/admin/stock/expiring', ['days']),
  categories: () => '/admin/categories',
  brands: list('/admin/brands', ['q', 'page']),
  searches: list('/admin/searches', ['days', 'nothing', 'page']),
  synonyms: () => '/admin/searches#synonyms',
  banners: () => '/admin/banners',
  newBanner: list('/admin/banners/new', ['place']),
  banner: ({ id }: { id: string }) => `/admin/banners/${join(id)}`,
  content: () => '/admin/content',
  events: list('/admin/events', ['state', 'page']),
  newEvent: () => '/admin/events/new',
  event: ({ id }: { id: string }) => `/admin/events/${join(id)}`,
  blocks: () => '/admin/blocks',
  newBlock: list('/admin/blocks/new', ['page']),
  block: ({ id }: { id: string }) => `/admin/blocks/${join(id)}`,
  announcement: () => '/admin/announcement',
  texts: () => '/admin/texts',
  text: ({ page }: { page: string }) => `/admin/texts/${join(page)}`,
  translations: list('/admin/translations', ['kind', 'state', 'q', 'page']),
  newsList: list('/admin/news', ['state', 'page']),
  newNews: () => '/admin/news/new',
  news: ({ id }: { id: string }) => `/admin/news/${join(id)}`,
  system: () => '/admin/system',
  security: () => '/admin/security',
  settings: () => '/admin/settings',
  zones: () => '/admin/zones',
  newZone: () => '/admin/zones/new',
  zone: ({ id }: { id: string }) => `/admin/zones/${join(id)}`,
  windows: list('/admin/delivery-times', ['day']),
  newWindow: () => '/admin/delivery-times/new',
  window: ({ id }: { id: string }) => `/admin/delivery-times/${join(id)}`,
  setup: list('/admin/setup', ['step']),
  slips: list('/admin/orders/slips', ['ids', 'paper']),
  /** what is printed for orders; no `paper`: the packing slip */
  orderPapers: (ids: readonly string[], paper?: 'invoice' | 'label'): string =>
    officePaths.slips({ ids: ids.join(','), paper }),
  packingSlip: ({ id }: { id: string }) => `/admin/orders/${join(id)}/slip`,
}
