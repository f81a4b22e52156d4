import { pages as backOfficePages } from '#web/back-office/pages.ts'
import { pages as storefrontPages } from '#web/storefront/pages.ts'
import type { Person } from './cast.ts'
import { inGreek } from './greek-data.ts'
import type { TestShop } from './shop.ts'

/** An address and the file of its page; null for a special state of a page. */
export type PageAddress = { address: string; file: string | null }

/** Every page of both applications for a visitor of the shop of bracketed-shop.ts, and what some show besides. */
export async function pageAddresses(
  { db }: Pick<TestShop, 'db'>,
  who: Person | 'guest',
): Promise<PageAddress[]> {
  const own = await db.all<{ id: string }>`
    select id from orders where account_id = ${who} order by sequence`
  const orders = own.length === 0 ? ['none'] : own.map(({ id }) => id)
  const [anyOrder] = await db.all<{ id: string }>`select id from orders order by sequence limit 1`
  const [zone] = await db.all<{ id: string }>`select id from delivery_zone limit 1`
  const staff = { ...staffIds, 'office-zone': zone?.id, 'office-order': anyOrder?.id }
  const inShop = storefrontPages.flatMap(({ path, file }) =>
    orders.map((id) => ({
      file,
      address: path
        .replace('*', '/no/such/page')
        .replace('/news/:id', '/news/newer')
        .replace('/lists/:id', '/lists/ration')
        .replace(':id', id)
        .replace(':number', '1')
        .replace(':main', 'fruit-vegetables')
        .replace(':sub', 'fresh-fruit')
        .replace(':shelf', 'apples'),
    })),
  )
  const inBackOffice = backOfficePages.map(({ path, file }) => ({
    file,
    address: path
      .replace('*', '/admin/none')
      .replace('/:id/slip', `/${anyOrder?.id}/slip`)
      .replace('/slips', `/slips?ids=${anyOrder?.id}`)
      .replace('/:id/sessions', '/clerk/sessions')
      .replace(/:\w+/, (staff as Record<string, string | undefined>)[file] ?? 'none'),
  }))
  const besides = more.map((address) => ({ file: null, address }))
  const confirmations = orders.map((id) => ({
    file: 'order-confirmation',
    address: `/order-confirmation?order=${id}`,
  }))
  const all: PageAddress[] = [...inShop, ...inBackOffice, ...besides, ...confirmations]
  return [...new Map(all.map((one) => [one.address, one])).values()]
}

const staffIds = {
  'office-product': 'apples',
  'office-customer': 'amina',
  'office-khata': 'amina',
  'office-banner': 'first',
  'office-news': 'newer',
  'office-event': 'coming',
  'office-block': 'us',
  'office-text': 'terms',
}

/** Special states of pages: with a query, or empty. */
const more = [
  '/category/none',
  '/event?tab=current',
  '/event?tab=past',
  '/faqs?q=٠٠٠',
  '/help?sent=yes',
  '/login?problem=wrong_password',
  '/news/none',
  '/products/3',
  '/products/5',
  '/products/999',
  '/reset-password?token=٠',
  '/confirm-email?token=٠',
  '/undo-change?token=٠',
  '/notify-me?product=5',
  '/cart/share?items=1x2.3.5.999',
  '/cart/share?items=none',
  '/shared-list?key=ration',
  '/confirm-stock-alert?token=٠',
  '/stop-stock-alerts?token=٠',
  '/stop-list-reminder?token=٠',
  '/khata?month=2025-01',
  '/admin/khata?filter=all',
  `/search?q=${encodeURIComponent(inGreek('apples'))}`,
  '/search?q=٠٠٠',
  '/signup?type=stock',
  '/admin/reviews?state=all',
  '/admin/reports?from=2020-01-02&to=2020-01-01',
  '/admin/stock?product=apples',
  '/admin/setup?step=hours',
  '/admin/setup?step=products',
  '/admin/setup?step=payment',
]
