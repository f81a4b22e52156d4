import { expect, test } from 'vitest'
import { insertContactChange } from '#shop/accounts/contacts/contact-changes.store.ts'
import { putInvitation } from '#shop/accounts/staff/invitations.store.ts'
import { paisa } from '#shop/money.ts'
import { type Email, type EmailKind, emailKinds } from '#shop/notifications/email.ts'
import { type Mail, sendDue } from '#shop/notifications/send-due.ts'
import { sendStockAlerts } from '#shop/notifications/send-stock-alerts.ts'
import { insertEmail } from '#shop/outbox/outbox.store.ts'
import { english } from '#web/messages/language.ts'
import { outboxOf, sender } from '../support/mail.ts'
import { openQuestion } from '../support/open-question.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { outsideBrackets, pseudo } from '../support/pseudo-locale.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const languages = [english, pseudo]
const to = 'amina@kiryana.example'
const name = 'Amina Siddiqui'
const part = { quantity: 2, name: 'Atta', pack: '1 kg', amount: paisa(125_050) }
const order = {
  id: 'some-order',
  reference: 'SOME',
  name,
  lines: [part],
  subtotal: paisa(125_050),
  shipping: paisa(0),
  redeemedPoints: 3,
  earnedPoints: 1,
  total: paisa(125_050),
  payment: 'cod' as const,
  address: 'House 12',
}
const emails: { [K in EmailKind]: Omit<Extract<Email, { kind: K }>, 'kind' | 'to'>[] } = {
  welcome: [
    { name, wholesale: 'no' },
    { name: 'see www.shop.example', wholesale: 'waiting' },
    { name, wholesale: 'yes' },
  ],
  'wholesale-open': [{ name }],
  'wholesale-declined': [{ name }],
  'password-reset': [{}],
  'staff-invitation': [{ invitation: 'invitation' }],
  'test-message': [{}],
  'message-reply': [
    { subject: 'Hours', asked: 'Are you open?', text: '٥' },
    { subject: '', asked: 'Are you open?', text: '٥' },
  ],
  'password-changed': [{ name }],
  'confirm-email': [{ name, change: 'change' }],
  'email-asked': [{ name, email: 'new@mail.example', change: 'change' }],
  'email-changed': [{ name, email: 'new@mail.example', change: 'change' }],
  'phone-changed': [{ name, phone: '+923001234567', change: 'change' }],
  'back-in-stock': [{ name, product: { number: 1, name: 'Atta', pack: '1 kg' } }],
  'confirm-stock-alert': [{ product: { number: 1, name: 'Atta', pack: '1 kg' }, alert: 'alert' }],
  'guest-back-in-stock': [{ product: { number: 1, name: 'Atta', pack: '1 kg' } }],
  'list-reminder': [{ name, list: { id: 'list', name: '٥', total: paisa(12_000) } }],
  'khata-reminder': [
    { name, khata: { balance: paisa(12_000), overdue: paisa(0), dueAt: 0 } },
    { name, khata: { balance: paisa(12_000), overdue: paisa(5000), dueAt: 0 } },
  ],
  'order-placed': [
    { order },
    { order: { ...order, payment: 'card' } },
    ...[{ grams: 750, most: paisa(52_800) }, { grams: 2345 }].map((weight) => ({
      order: {
        ...order,
        most: paisa(67_800),
        lines: order.lines.map((line) => ({ ...line, weight })),
      },
    })),
  ],
  'order-shipped': [{ order }, { order: { ...order, payment: 'card' } }],
  'order-ready': [true, false].map((isReminder) => ({
    order: { ...order, pickup: { code: '4821', until: '2025-01-06' }, isReminder },
  })),
  'order-delivered': [{ order }, { order: { ...order, pickup: { code: '4821', until: null } } }],
  'order-cancelled': [{ order: { ...order, isWhole: true, pointsBack: 1 } }, { order }],
  'order-short': [
    { order: { ...order, question: 'question', missing: 1 } },
    { order: { ...order, question: 'question', missing: 1, offer: part } },
    { order: { ...order, question: 'question', missing: order.lines[0]?.quantity ?? 1 } },
    { order: { ...order, question: 'question', missing: 1, heavy: { grams: 1500, amount: part.amount, most: part.amount } } }, // prettier-ignore
  ],
  'order-replaced': [true, false].map((agreed) => ({
    order: { ...order, replaced: { ...part, agreed }, pointsBack: 1 },
  })),
  'order-time-changed': ([undefined, 'page', 'login', 'call'] as const).map((otherwise) => ({
    order: {
      ...order,
      arrival: { from: '2025-01-06', to: '2025-01-06', hours: { from: '18:00', to: '20:00' } },
      timeChange: {
        before: { from: '2025-01-05', to: '2025-01-07' },
        byBuyer: !otherwise,
        ...(otherwise && { otherwise }),
      },
    },
  })),
  'return-accepted': [
    { order: { ...order, refund: { cash: paisa(500), pointsBack: 2, pointsTaken: 1 } } },
  ],
  'return-refused': [{ order: { ...order, note: '٥' } }],
}

const all = emailKinds.flatMap((kind) =>
  emails[kind].map((data) => ({ kind, to, ...data }) as Email),
)

async function sent(shop: TestShop): Promise<Mail[]> {
  const mails: Mail[] = []
  await sendDue({
    ...sender(shop, null, null, languages),
    post: async (mail) => void mails.push(mail),
  })
  return mails
}

async function queue(shop: TestShop, emails: readonly Email[], locale: string | null) {
  await openQuestion(shop)
  await shop.db.transaction(async (tx) => {
    await insertContactChange(tx, {
      id: 'change',
      accountId: 'amina',
      kind: 'email',
      at: shop.now(),
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
      email: to,
      role: 'packer',
      invitedBy: 'owner',
      createdAt: shop.now(),
      expiresAt: shop.now() + 1,
    })
    for (const email of emails) await insertEmail(tx, email, shop.now(), null, locale)
  })
}

/** The visible text of an e-mail: without links, styles and tags. */
const readable = ({ subject, text, html }: Mail) =>
  [subject, text, html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, ' ')]
    .join('\n')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/&[#\w]+;/g, ' ')

const shopData = ['Kiryana', 'SOME', name, 'House 12', 'Rawalpindi', 'Pakistan']

test('every e-mail is written in the language of its reader', async () => {
  const shop = await openShop({ languages })
  await shop.db.run`update account set locale = ${pseudo.locale} where id = 'amina'` // decides over a reset
  await queue(shop, all, pseudo.locale)
  const { body } = await (await shop.as('owner')).get('admin/settings')
  const mails = await sent(shop)
  expect(mails).toHaveLength(all.length)
  for (const mail of mails) {
    const own = [...shopData, body.data.address, body.data.phone]
    expect([mail.subject, outsideBrackets(readable(mail), own)]).toEqual([mail.subject, []])
    expect(mail.subject).toMatch(/^⟦/)
    // Webmail drops the elements around it.
    expect(mail.html).toMatch(
      /<html lang="ar-XB" dir="rtl">[^]*<div class="ground" lang="ar-XB" dir="rtl"/,
    )
  }
})

test('an e-mail that an older version has queued goes out as it was', async () => {
  const shop = await openShop()
  const written = {
    ...order,
    lines: [{ quantity: 2, name: 'Atta', pack: '1 kg', amount: 'Rs. 1,250.50' }],
    subtotal: 'Rs. 1,250.50',
    shipping: 'Rs. 0.00',
    total: 'Rs. 1,250.50',
  }
  await queue(
    shop,
    [
      { kind: 'order-placed', to, order },
      { kind: 'order-placed', to, order: written },
    ],
    null,
  )
  const mails = await sent(shop)
  const before = mails.find(({ text }) => text?.includes('Shipping: Rs. 0.00\n'))
  const now = mails.find(({ text }) => text?.includes('Shipping: Free\n'))
  expect(before?.text).toContain('- 2 × Atta, 1 kg: Rs. 1,250.50\n')
  expect([before?.subject, before?.text?.replace('Rs. 0.00', 'Free')]).toEqual([now?.subject, now?.text]) // prettier-ignore
})

test('the language of an e-mail is that in which its reader used the shop', async () => {
  const shop = await openShop({ languages })
  const form = {
    fullname: 'Nadia Rehman',
    number: '0333 7654321',
    email: 'nadia@kiryana.example',
    type: 'normal',
    password: 'mera lamba password',
  }
  const guest = shop.guest()
  guest.cookies.set('locale', pseudo.locale)
  await guest.form('user/signup', form, { content: await pngPhoto() })
  await placed(
    guest,
    buyNow(390, undefined, { contact: { ...contact, email: 'b@kiryana.example' } }),
  )
  await guest.post('user/login', { email: form.email, password: form.password })
  await guest.post('user/notifyme', { productid: 'soldout' })
  await shop.db.run`update product set stock = 5 where id = 'soldout'`
  await sendStockAlerts(shop)
  await placed(await shop.as('bilal'), cartOrder())
  const locales = (await outboxOf(shop.db)).map(({ email, locale }) => [email.kind, locale])
  expect(locales.toSorted()).toEqual([
    ['back-in-stock', pseudo.locale],
    ['order-placed', pseudo.locale],
    ['order-placed', 'en'],
    ['welcome', pseudo.locale],
  ])
  // Anyone may request a link; the e-mail goes to the account's owner, in their language.
  await shop.guest().post('user/forgotpassword', { email: form.email })
  const reset = (await sent(shop)).find(({ subject }) => /new password/.test(subject))
  expect(reset).toMatchObject({ to: form.email, subject: expect.stringMatching(/^⟦/) })
})

test('the outbox stores figures, not texts', async () => {
  const shop = await openShop()
  await placed(await shop.as('amina'), cartOrder())
  const [entry] = await outboxOf(shop.db)
  expect(JSON.stringify(entry?.email)).not.toContain('Rs.')
  expect(entry?.email).toMatchObject({ order: { total: 63_000, lines: [{ amount: 48_000 }] } })
  const { body } = await (await shop.as('clerk')).get('admin/outbox')
  expect(body.data[0].text).toContain('Total: Rs. 630')
})
