import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { openSite, visit } from '../support/site.ts'
import { specRoutes } from '../support/spec-routes.ts'
import { fillWithStories } from '../support/stories.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const row = (letters: number) => 'Wassersportgeraet'.repeat(letters).slice(0, letters)
const link = `https://maps.app.example/${row(126)}`
const name = row(120)
const mailbox = `${row(60)}@${row(50)}.example`

const small = { viewport: { width: 360, height: 800 } }
/** A sheet of A4 without its margins, in pixels of CSS. */
const sheet = { width: 718, height: 1040 }

/** Every text that a user can write, without spaces. */
async function write({ transaction }: Pick<Db, 'transaction'>) {
  await transaction(async (tx) => {
    await tx.run`update product set name = ${row(200)} || number, brand = ${row(100)}, description = ${link},
      full_description = ${link}, pack_text = ${row(40)}, origin = ${row(60)}, ingredients = ${link}, family = null`
    await tx.run`update category set name = ${row(60)}`
    await tx.run`update account set full_name = ${name}, business_name = ${name}, business_address = ${link}
      where id not in ('owner')`
    await tx.run`update account set full_name = ${name} where id = 'owner'`
    await tx.run`update orders set contact_name = ${name}, contact_email = ${mailbox}, address = ${link}, note = ${link}`
    await tx.run`update order_line set name = ${row(200)}, pack = ${row(40)}`
    await tx.run`update news set title = ${row(150)}, summary = ${link}, body = ${link}`
    await tx.run`update shop_event set name = ${row(150)}, description = ${link}, location = ${link}`
    await tx.run`update content_block set title = ${row(100)}, description = ${link}`
    await tx.run`update banner set title = ${row(60)}, body = ${row(120)}`
    await tx.run`update review set name = ${name}, body = ${link}, email = ${mailbox}`
    await tx.run`insert into product_review (id, account_id, product_id, rating, body, written_at, published_at)
      values ('long', 'bilal', 'apples', 4, ${link}, 1, 1)`
    await tx.run`insert into message (id, kind, name, email, subject, body, at)
      values ('long', 'contact', ${name}, ${mailbox}, ${row(150)}, ${link}, 1)`
    await tx.run`insert into address (id, account_id, label, name, phone, address, landmark, rider_note, is_default, created_at)
      values ('long', 'amina', ${row(40)}, ${name}, '+923001234567', ${link}, ${link}, ${link}, 1, 1)`
    await tx.run`insert into customer_note (id, account_id, text, at, written_by) values ('long', 'amina', ${link}, 1, 'clerk')`
    await tx.run`update outbox set recipient = ${mailbox}`
    await tx.run`insert into favourite (account_id, product_id, added_at) values ('amina', 'chai', 1)`
    await tx.run`update delivery_zone set name = ${row(60)}`
  })
}

const zone = {
  name: 'Saddar',
  area: { kind: 'circle', centre: { lat: 33.6844, lng: 73.0479 }, radius: 10 },
  fee: 100,
  minimum: 400,
  freeAbove: 700,
  days: ['mon', 'fri'],
  takes: { from: 1, to: 2 },
}

async function openWrittenSite() {
  const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories })
  const routes = await specRoutes(site)
  const amina = await site.as('amina')
  const brought = await delivered(site, amina)
  await amina.form(`order/${brought}/return`, {
    product: 'apples',
    quantity: '1',
    kind: 'unwanted',
    reason: link,
  })
  const { _id: order } = await placed(amina, cartOrder())
  const clerk = await site.as('clerk')
  await clerk.post('admin/zones', zone)
  await write(site.db)
  return { site, routes, order, brought }
}

const offices = (order: string) => [
  '/admin',
  '/admin/orders',
  '/admin/orders?status=delivered',
  '/admin/orders/board',
  '/admin/counter',
  '/admin/orders/new',
  `/admin/orders/${order}`,
  `/admin/orders/${order}/slip`,
  '/admin/products',
  '/admin/products/apples',
  '/admin/products/new?like=apples',
  '/admin/products/change',
  '/admin/products/import',
  '/admin/products/imports',
  '/admin/products/starter',
  '/admin/categories',
  '/admin/brands',
  '/admin/returns',
  '/admin/reviews?state=all',
  '/admin/messages',
  '/admin/customers',
  '/admin/customers/amina',
  '/admin/emails',
  '/admin/emails/previews',
  '/admin/zones',
  '/admin/searches',
  '/admin/banners',
  '/admin/banners/first',
  '/admin/news',
  '/admin/news/newer',
  '/admin/events',
  '/admin/events/coming',
  '/admin/blocks',
  '/admin/blocks/us',
  '/admin/content',
  '/admin/texts',
  '/admin/announcement',
  '/admin/system',
  '/admin/reports',
  '/admin/staff',
  '/admin/staff/clerk/sessions',
  '/admin/security',
  '/admin/audit',
  '/admin/settings',
  '/admin/stock',
  '/admin/stock?product=apples',
  '/admin/stock/expiring',
  '/admin/setup',
]

/** Whether it is wider than the screen, and which of its short words are broken in two. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) {
      const wide = [...document.body.querySelectorAll('*')].findLast(
        (one) => one.getBoundingClientRect().right > innerWidth + 1,
      )
      const { tagName = '', parentElement = null } = wide ?? {}
      faults.push(
        `is ${scrollWidth} px wide: ${parentElement?.outerHTML.slice(0, 120)} … ${tagName}`,
      )
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      // Out of sight: for those who hear the page, or for bots.
      if (node.parentElement?.closest('.sr-only, .size-px')) continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<![^\s])\p{L}{2,12}(?![^\s])/gu,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) faults.push(`breaks “${word}”`)
      }
    }
    return [...new Set(faults)]
  })

async function faultsOn(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    faults.push(...(await faultsOf(page)).map((fault) => `${address} ${fault}`))
  }
  return faults
}

test('long rows of letters widen no page, and break no other word, at 360 px', async () => {
  const { site, routes, order, brought } = await openWrittenSite()
  const addressesOf = (person: string) =>
    routes.filter(([, , who = 'guest']) => who === person).map(([address]) => address)
  const walks = [
    ['guest', [...addressesOf('guest'), '/products', '/offers', '/search?q=wasser', '/categories']],
    [
      'amina',
      [
        ...addressesOf('amina'),
        '/addresses',
        '/points',
        '/item/1',
        `/invoice/${order}`,
        `/order/${brought}`,
      ],
    ],
    ['owner', offices(order)],
  ] as const
  const faults = await Promise.all(
    walks.map(async ([who, addresses]) => {
      // Hydration changes the layout of the shop's lists alone: their sort button goes.
      const { page, errors } = await visit(
        browser,
        site,
        { ...small, javaScriptEnabled: who === 'guest' },
        who,
      )
      const found = await faultsOn(page, addresses)
      return [...found, ...errors].map((fault) => `${who}: ${fault}`)
    }),
  )
  expect(faults.flat()).toEqual([])
})

test('long rows of letters are printed whole', async () => {
  const { site, order } = await openWrittenSite()
  const { page } = await visit(browser, site, { viewport: sheet }, 'owner')
  await page.emulateMedia({ media: 'print' })
  const papers = ['slip', 'invoice', 'label'].map(
    (paper) => `/admin/orders/slips?ids=${order}&paper=${paper}`,
  )
  expect(await faultsOn(page, [...papers, `/admin/orders/${order}/slip`])).toEqual([])
  const buyer = await visit(browser, site, { viewport: sheet }, 'amina')
  await buyer.page.emulateMedia({ media: 'print' })
  expect(await faultsOn(buyer.page, [`/invoice/${order}`, `/order/${order}`])).toEqual([])
})

test('open categories break no word at 360 px', async () => {
  const site = await openSite()
  await site.db.run`update category set name = 'Breakfast & Vegetables'`
  const { page } = await visit(browser, site, small, 'owner')
  await page.goto('/admin/categories')
  const closed = page.locator('main button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  expect(await faultsOf(page)).toEqual([])
})

test.each([360, 390])(
  'cart sheet, order summary and count of products fit %i px',
  async (width) => {
    const site = await openSite()
    await site.db
      .run`update product set name = 'Basmati Rice Extra Long Grain Aged Two Years' where id = 'atta'`
    const amina = await site.as('amina')
    await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 99 }] })
    const screen = { viewport: { width, height: 800 } }
    const { page } = await visit(browser, site, screen, 'amina')
    await page.goto('/checkout')
    const line = page.locator('.mini-line')
    const name = line.getByText('Basmati Rice')
    const wide = async (thing: typeof line) => (await thing.boundingBox())?.width ?? 0
    expect((await wide(name)) / (await wide(line))).toBeGreaterThan(0.7)
    await page.goto('/products?max=300')
    const count = page.locator('#list-count')
    expect((await count.boundingBox())?.height).toBeLessThan(24)
    await page.getByRole('link', { name: /^Cart/ }).last().click()
    const sheet = page.getByRole('dialog', { name: 'Your cart' })
    await sheet.getByRole('button', { name: 'Proceed to Checkout' }).waitFor()
    const room = await sheet.locator('.cart-sheet').evaluate((inside) => {
      const { right } = inside.closest('dialog')?.getBoundingClientRect() ?? { right: 0 }
      const ends = [...inside.querySelectorAll('.button-main, .money')].map(
        (one) => one.getBoundingClientRect().right,
      )
      return right - Math.max(...ends)
    })
    expect(room).toBeGreaterThanOrEqual(16)
  },
)
