import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import type { Email, EmailKind } from '#shop/notifications/email.ts'
import { putInvitation } from '#shop/accounts/staff/invitations.store.ts'
import { insertContactChange } from '#shop/accounts/contacts/contact-changes.store.ts'
import { insertEmail } from '#shop/outbox/outbox.store.ts'
import { type Mail, sendDue } from '#shop/notifications/send-due.ts'
import { pages } from '#web/storefront/pages.ts'
import { paisa } from '#shop/money.ts'
import { matchPage } from '#web/app/router/match.ts'
import { forFile } from '../support/clean-up.ts'
import { sender } from '../support/mail.ts'
import { openQuestion } from '../support/open-question.ts'
import { address as buyersAddress } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { specRoutes } from '../support/spec-routes.ts'
import { fillWithStories } from '../support/stories.ts'

const renamed = {
  shopName: 'Bismillah Store',
  tagline: 'Fresh from Faisalabad',
  phone: '+92 41 2345678',
  whatsapp: '+92 321 7654321',
  email: 'hello@bismillah.example',
  address: '5 Clock Tower Road, Faisalabad',
  towns: ['Faisalabad', 'Jhang'],
  hours: [{ days: 'Every day', open: '07:00', close: '20:00' }],
  social: [{ name: 'Threads', link: 'https://threads.example/bismillah' }],
  sellerStatistics: [{ label: 'Kept promises', percent: 61 }],
  counters: [{ label: 'Streets', count: 512 }],
  map: { lat: 31.4181, lng: 73.079 },
}
// A number counts where it stands alone: random ids and the time have any digits in them.
const old =
  /kiryana|islamabad|rawalpindi|blue area|111 547 926|\b(?:92300)?5479262\b|facebook|positive seller|happy pets|\b1245\b|\b33\.6844/i

async function openRenamed() {
  const shop = await openShop({ fill: fillWithStories, pages: await loadPages() })
  const reply = await (await shop.as('owner')).patch('admin/settings', renamed)
  expect(reply.status).toBe(200)
  return shop
}

/** Parts of a page that are not the shop's data: code, and the customer's input. */
const ofTheShop = (text: string) =>
  text
    .replace(/<script>.*?<\/script>/gs, '')
    .replaceAll(buyersAddress, '')
    .replace(/(amina|a•••)@kiryana\.example/g, '')

/** The old shop's name with its surrounding text. */
function around(text: string): string | undefined {
  const at = old.exec(text)?.index
  return at === undefined ? undefined : text.slice(Math.max(0, at - 60), at + 60)
}

async function addresses(shop: TestShop): Promise<[string, 'guest' | 'amina'][]> {
  const routes = await specRoutes(shop)
  const order = routes.map(([address]) => /^\/order\/(.+)/.exec(address)?.[1]).find(Boolean) ?? ''
  return [
    ...routes.map(([address, , who = 'guest']): [string, 'guest' | 'amina'] => [address, who]),
    ['/products', 'guest'],
    ['/offers', 'guest'],
    ['/search?q=atta', 'guest'],
    ['/categories', 'guest'],
    [`/return-order/${order}`, 'amina'],
    [`/invoice/${order}`, 'amina'],
    ['/quick-order', 'amina'],
    ['/find-order', 'guest'],
    ['/offline', 'guest'],
    ['/addresses', 'amina'],
    ['/points', 'amina'],
    ['/signup', 'guest'],
    ['/login', 'guest'],
    ['/forgot-password', 'guest'],
    ['/reset-password?token=x', 'guest'],
    ['/confirm-email?token=x', 'amina'],
    ['/undo-change?token=x', 'guest'],
    ['/notify-me?product=5', 'guest'],
    ['/cart/share?items=1x2', 'guest'],
    ['/khata', 'amina'],
    ['/lists', 'amina'],
    ['/lists/none', 'amina'],
    ['/shared-list?key=x', 'guest'],
    ['/confirm-stock-alert?token=x', 'guest'],
    ['/stop-stock-alerts?token=x', 'guest'],
    ['/stop-list-reminder?token=x', 'guest'],
    ['/not/here', 'guest'],
  ]
}

test('every page of a renamed shop has its new name and nothing of the old one', async () => {
  const shop = await openRenamed()
  const people = { guest: shop.guest(), amina: await shop.as('amina') }
  const visited = new Set<string>()
  for (const [address, who] of await addresses(shop)) {
    const { status, text } = await people[who].get(address, { accept: 'text/html' })
    expect([200, 404], address).toContain(status)
    visited.add(matchPage(pages, address.split('?')[0] ?? '')?.page.id ?? '')
    expect(around(ofTheShop(text)), address).toBeUndefined()
    expect(/<title>(.*?)<\/title>/.exec(text)?.[1], address).toContain(renamed.shopName)
    expect(text, address).toContain(`property="og:site_name" content="${renamed.shopName}"`)
    expect(text, address).toContain('https://wa.me/923217654321?text=Assalam-o-alaikum%20Bismillah')
  }
  const unvisited = pages.map(({ id }) => id).filter((id) => !visited.has(id))
  expect(unvisited.filter((id) => id !== 'styleguide')).toEqual([])
})

/** For tables of what is refused: nothing in it changes. */
const renamedOfFile = forFile(openRenamed)

test.each([
  ['/', 'Bismillah Store · Fresh from Faisalabad'],
  ['/termsconditions', 'the courts of Faisalabad'],
  ['/termsconditions', 'Bismillah Store, 5 Clock Tower Road, Faisalabad'],
  ['/policy', 'We deliver in Faisalabad and Jhang, and to other towns of Pakistan for Rs. 150.'],
  [
    '/cash-on-delivery',
    'We deliver in Faisalabad and Jhang, and to other towns of Pakistan for Rs. 150.',
  ],
  ['/faqs', 'by phone at +92 41 2345678 or by e-mail at hello@bismillah.example'],
  ['/privacy', 'Bismillah Store'],
  ['/about', 'Who we are at Bismillah Store'],
  ['/contact', '"areaServed":["Faisalabad","Jhang"]'],
  ['/contact', '7am-8pm'],
  ['/products/1', '61%'],
  ['/achievement', '512'],
])('%s says "%s"', async (address, words) => {
  const shop = renamedOfFile()
  const text = (await shop.guest().get(address)).text.replace(/<!-- -->/g, '')
  expect(text).toContain(words)
})

test("feeds and manifests have the shop's current name", async () => {
  const shop = await openRenamed()
  const guest = shop.guest()
  const manifest = (await guest.get('/manifest.webmanifest')).body
  expect(manifest).toMatchObject({
    name: 'Bismillah Store: Fresh from Faisalabad',
    short_name: 'Bismillah Store',
  })
  const office = (await guest.get('/admin/manifest.webmanifest')).body
  expect(office).toMatchObject({
    name: 'Bismillah Store: Back office',
    scope: '/admin',
    shortcuts: [{ name: 'My run', url: '/admin/rider' }, {}, {}],
  })
  for (const [path, named] of [
    ['/', ''],
    ['/admin/login', '/admin'],
  ])
    // prettier-ignore
    expect((await guest.get(path ?? '')).text).toContain(
      `<link rel="manifest" href="${named}/manifest.webmanifest">`,
    )
  for (const path of [
    '/manifest.webmanifest',
    '/admin/manifest.webmanifest',
    '/news.xml',
    '/api/v1/openapi.json',
  ]) {
    const { status, text } = await guest.get(path)
    expect([path, status, around(text)]).toEqual([path, 200, undefined])
    expect(text).toContain('Bismillah Store')
  }
  await (await shop.as('owner')).patch('admin/settings', { shopName: 'Once More' })
  expect((await guest.get('/manifest.webmanifest')).body.short_name).toBe('Once More')
})

const order = {
  id: 'some-order',
  reference: 'SOME',
  name: 'Amina Siddiqui',
  lines: [{ quantity: 1, name: 'Atta', pack: '1 kg', amount: 'Rs. 100' }],
  subtotal: 'Rs. 100.00',
  shipping: 'Rs. 0.00',
  redeemedPoints: 0,
  earnedPoints: 1,
  total: 'Rs. 100.00',
  payment: 'cod',
  address: 'House 1',
} as const
const name = 'Amina Siddiqui'
const emails: { [K in EmailKind]: Omit<Extract<Email, { kind: K }>, 'kind' | 'to'> } = {
  welcome: { name, wholesale: 'no' },
  'wholesale-open': { name },
  'wholesale-declined': { name },
  'password-reset': {},
  'staff-invitation': { invitation: 'invitation' },
  'test-message': {},
  'message-reply': { subject: '', asked: 'Are you open?', text: 'Yes.' },
  'password-changed': { name },
  'confirm-email': { name, change: 'change' },
  'email-asked': { name, email: 'new@mail.example', change: 'change' },
  'email-changed': { name, email: 'new@mail.example', change: 'change' },
  'phone-changed': { name, phone: '+923001234567', change: 'change' },
  'back-in-stock': { name, product: { number: 1, name: 'Atta', pack: '1 kg' } },
  'confirm-stock-alert': { product: { number: 1, name: 'Atta', pack: '1 kg' }, alert: 'alert' },
  'guest-back-in-stock': { product: { number: 1, name: 'Atta', pack: '1 kg' } },
  'list-reminder': { name, list: { id: 'list', name: 'Ration', total: paisa(12_000) } },
  'khata-reminder': { name, khata: { balance: paisa(12_000), overdue: paisa(0), dueAt: 0 } },
  'order-placed': { order: { ...order, lines: [...order.lines] } },
  'order-shipped': { order: { ...order, lines: [...order.lines] } },
  'order-ready': {
    order: { ...order, lines: [...order.lines], pickup: { code: '4821', until: '2025-01-06' } },
  },
  'order-delivered': { order: { ...order, lines: [...order.lines] } },
  'order-cancelled': { order: { ...order, lines: [...order.lines], isWhole: true } },
  'order-short': { order: { ...order, lines: [...order.lines], question: 'question', missing: 1 } },
  'order-replaced': {
    order: { ...order, lines: [...order.lines], replaced: { ...order.lines[0], agreed: true } },
  },
  'order-time-changed': {
    order: { ...order, lines: [...order.lines], timeChange: { before: null, byBuyer: false } },
  },
  'return-accepted': { order: { ...order, lines: [...order.lines] } },
  'return-refused': { order: { ...order, lines: [...order.lines] } },
}

async function mailsOf(shop: TestShop): Promise<Mail[]> {
  await openQuestion(shop)
  await shop.db.transaction(async (tx) => {
    const change = { id: 'change', accountId: 'amina', kind: 'email', at: shop.now() } as const
    await insertContactChange(tx, {
      ...change,
      oldValue: 'old@mail.example',
      newValue: 'new@mail.example',
    })
    await tx.run`
      insert into guest_stock_alert (id, email, product_id, locale, asked_at, expires_at)
      values ('alert', 'amina@kiryana.example', 'soldout', 'en', ${shop.now()}, ${shop.now() + 1})`
    await tx.run`
      insert into ration_list (id, account_id, name, reminder_day, reminder_token, created_at)
      values ('list', 'amina', 'Ration', 1, 'token', 1)`
    await putInvitation(tx, {
      id: 'invitation',
      email: 'amina@kiryana.example',
      role: 'packer',
      invitedBy: 'owner',
      createdAt: shop.now(),
      expiresAt: shop.now() + 1,
    })
    for (const [kind, rest] of Object.entries(emails))
      await insertEmail(
        tx,
        { kind, to: 'amina@kiryana.example', ...rest } as Email,
        shop.now(),
        null,
      )
  })
  const mails: Mail[] = []
  const post = async (mail: Mail) => void mails.push(mail)
  await sendDue({ ...sender(shop, null), post })
  expect(mails).toHaveLength(Object.keys(emails).length)
  return mails
}

test('every e-mail of a renamed shop has the new name', async () => {
  const shop = await openRenamed()
  for (const { from, subject, text, html } of await mailsOf(shop)) {
    expect(from).toEqual({ name: renamed.shopName, address: renamed.email })
    for (const part of [text, html]) {
      expect([subject, around(ofTheShop(subject + part))]).toEqual([subject, undefined])
      for (const fact of [renamed.shopName, renamed.address, renamed.phone])
        expect(part).toContain(fact)
    }
  }
})
