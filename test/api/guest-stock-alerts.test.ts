import { expect, test } from 'vitest'
import { deleteExpiredGuestAlerts } from '#shop/stock-alerts/guest-alerts.store.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { sendStockAlerts } from '#shop/notifications/send-stock-alerts.ts'
import { loadPages } from '#server/load-pages.ts'
import { forFile } from '../support/clean-up.ts'
import { dumpOf, textOf } from '../support/dump.ts'
import { emailsOf, outboxOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const hour = 60 * 60_000
const day = 24 * hour
const email = 'sadia@mail.example'

const ask = (shop: TestShop, address: unknown = email, productid: unknown = 'soldout') =>
  shop.guest().post('stockalerts', { productid, email: address })
const confirm = (shop: TestShop, token: unknown) =>
  shop.guest().post('stockalerts/confirm', { token })
const stop = (shop: TestShop, token: unknown) => shop.guest().post('stockalerts/stop', { token })
const stock = (shop: TestShop, id: string, pieces: number) =>
  shop.db.run`update product set stock = ${pieces} where id = ${id}`

/** Sends waiting e-mails and reads them. */
async function mailsOf(shop: TestShop) {
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  return server.mails.map(({ to, text, headers }) => ({
    to: to.join(),
    text,
    subject: /^Subject: (.*)/m.exec(headers)?.[1],
    confirm: /confirm-stock-alert\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
    stop: /stop-stock-alerts\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
  }))
}

async function confirmed(shop: TestShop, address = email, productid = 'soldout') {
  await ask(shop, address, productid)
  const [mail] = await mailsOf(shop)
  expect((await confirm(shop, mail?.confirm)).status).toBe(200)
  return mail?.confirm ?? ''
}

const holds = async (shop: TestShop, text: string) => (await textOf(shop.db)).includes(text)

test('an alert is requested, confirmed by link, sent once, and its address deleted', async () => {
  const shop = await openShop()
  expect(await ask(shop, ' Sadia@Mail.Example ')).toMatchObject({
    status: 200,
    body: { success: true, message: expect.stringContaining('Please confirm') },
  })
  const [asked, ...others] = await mailsOf(shop)
  expect(others).toEqual([])
  expect(asked).toMatchObject({
    to: email,
    subject: 'Shall we tell you when Fresh Coriander is back at Kiryana?',
  })
  await stock(shop, 'soldout', 5)
  await sendStockAlerts(shop)
  expect(await mailsOf(shop)).toEqual([]) // not confirmed

  await stock(shop, 'soldout', 0)
  expect((await confirm(shop, asked?.confirm)).status).toBe(200)
  expect((await confirm(shop, asked?.confirm)).status).toBe(200) // again, and nothing more
  await sendStockAlerts(shop)
  expect(await mailsOf(shop)).toEqual([])

  await stock(shop, 'soldout', 5)
  await Promise.all([sendStockAlerts(shop), sendStockAlerts(shop)])
  const [told, ...more] = await mailsOf(shop)
  expect(more).toEqual([])
  expect(told).toMatchObject({ to: email, subject: 'Fresh Coriander is back at Kiryana' })
  expect(told?.text).toContain('https://shop.example/products/5')
  expect(await holds(shop, email)).toBe(false)
  expect((await stop(shop, told?.stop)).status).toBe(200)
  expect((await confirm(shop, asked?.confirm)).body.code).toBe('alert_link_invalid')

  await stock(shop, 'soldout', 0)
  await stock(shop, 'soldout', 3)
  await sendStockAlerts(shop)
  expect(await mailsOf(shop)).toEqual([])
})

test('one for an address and product, however often it is asked', async () => {
  const shop = await openShop()
  for (let time = 0; time < 3; time += 1) await ask(shop)
  const mails = await mailsOf(shop)
  expect(mails.map(({ to }) => to)).toEqual([email, email, email])
  await confirm(shop, mails[0]?.confirm)
  await confirm(shop, mails[2]?.confirm)
  const known = await ask(shop)
  expect([known.status, known.text]).toEqual([
    200,
    (await ask(shop, 'nobody@mail.example')).text, // nothing tells them apart
  ])
  expect((await mailsOf(shop)).map(({ to }) => to)).toEqual(['nobody@mail.example'])
  await stock(shop, 'soldout', 1)
  await sendStockAlerts(shop)
  expect((await mailsOf(shop)).map(({ to }) => to)).toEqual([email])
})

test('a link works for a day, and a confirmed alert for ninety', async () => {
  const shop = await openShop()
  await ask(shop)
  const [first] = await mailsOf(shop)
  shop.later(day)
  expect((await confirm(shop, first?.confirm)).status).toBe(400)
  await deleteExpiredGuestAlerts(shop.db, shop.now())
  expect(await holds(shop, email)).toBe(false)

  await confirmed(shop)
  shop.later(90 * day - 1)
  await deleteExpiredGuestAlerts(shop.db, shop.now())
  expect(await holds(shop, email)).toBe(true)
  shop.later(1)
  await stock(shop, 'soldout', 1)
  await sendStockAlerts(shop)
  expect(await emailsOf(shop.db)).toEqual([])
  await deleteExpiredGuestAlerts(shop.db, shop.now())
  expect(await holds(shop, email)).toBe(false)
})

test('the stop link deletes the address and its alerts only', async () => {
  const shop = await openShop()
  await stock(shop, 'lastmango', 0)
  await confirmed(shop)
  await confirmed(shop, email, 'lastmango')
  await confirmed(shop, 'nobody@mail.example', 'lastmango')
  await stock(shop, 'soldout', 1)
  await sendStockAlerts(shop)
  const [told] = await mailsOf(shop)
  expect(await holds(shop, email)).toBe(true) // for the other product
  expect((await stop(shop, told?.stop)).status).toBe(200)
  expect((await stop(shop, told?.stop)).status).toBe(200)
  expect(await holds(shop, email)).toBe(false)
  await stock(shop, 'lastmango', 1)
  await sendStockAlerts(shop)
  expect((await mailsOf(shop)).map(({ to }) => to)).toEqual(['nobody@mail.example'])
})

test('the first mailed link stops it too, including e-mails in flight', async () => {
  const shop = await openShop()
  const token = await confirmed(shop)
  await stock(shop, 'lastmango', 0)
  await ask(shop, email, 'lastmango')
  expect(await outboxOf(shop.db)).toHaveLength(1)
  expect((await stop(shop, token)).status).toBe(200)
  expect(await outboxOf(shop.db)).toEqual([])
  expect(await holds(shop, email)).toBe(false)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['no address', '', 'soldout', 400, 'email_invalid'],
  ['half an address', 'sadia@mail', 'soldout', 400, 'email_invalid'],
  ['two addresses', 'a@b.example c@d.example', 'soldout', 400, 'email_invalid'],
  ['markup', '<b>@mail.example\n', 'soldout', 400, 'email_invalid'],
  ['a number', 5, 'soldout', 400, undefined],
  ['far too long', `${'a'.repeat(300)}@mail.example`, 'soldout', 400, undefined],
  ['what can be bought', email, 'apples', 409, 'in_stock_again'],
  ['a draft', email, 'draft', 404, 'product_not_found'],
  ['nothing', email, 'none', 404, 'product_not_found'],
  ['a list', email, ['soldout'], 400, undefined],
] as const)('%s is refused, and nothing is saved', async (_, address, product, status, code) => {
  const shop = shopOfFile()
  const before = await dumpOf(shop.db)
  const reply = await ask(shop, address, product)
  expect(reply).toMatchObject({ status, body: { message: expect.stringMatching(/^[A-Z].+/) } })
  if (code) expect(reply.body.code).toBe(code)
  expect(await dumpOf(shop.db)).toEqual(before)
})

test.each([null, '', 'none', 'x'.repeat(101), { token: 'x' }])(
  'the token %o confirms and stops nothing',
  async (token) => {
    const shop = shopOfFile()
    await ask(shop)
    expect((await confirm(shop, token)).status).toBe(400)
    await stop(shop, token)
    expect(await holds(shop, email)).toBe(true)
  },
)

test('limits: six e-mails an hour per address, sixty requests per place, none for bots', async () => {
  const shop = await openShop()
  for (let time = 0; time < 8; time += 1) expect((await ask(shop)).status).toBe(200)
  expect(await outboxOf(shop.db)).toHaveLength(6)
  const body = { productid: 'soldout', email: 'x@mail.example', website: 'x' }
  expect((await shop.guest().post('stockalerts', body)).status).toBe(200)
  expect(await outboxOf(shop.db)).toHaveLength(6)
  for (let time = 0; time < 51; time += 1) await ask(shop, `${time}@mail.example`)
  const refused = await ask(shop)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
})

test('deleting the account of that address cancels its alert', async () => {
  const shop = await openShop()
  await shop.db.run`update account set email_confirmed_at = 1 where id = 'amina'`
  await confirmed(shop, 'amina@kiryana.example')
  expect((await (await shop.as('amina')).post('user/deleteaccount', {})).status).toBe(200)
  await stock(shop, 'soldout', 1)
  await sendStockAlerts(shop)
  expect((await outboxOf(shop.db)).map(({ email: { kind } }) => kind)).toEqual([])
})

test('without scripts: asked by the page of the product, confirmed and stopped by buttons', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const guest = shop.guest()
  expect((await guest.get('/products/5')).text.includes('href="/notify-me?product=5"')).toBe(true)
  expect((await guest.get('/notify-me?product=5')).text.includes('Fresh Coriander')).toBe(true)
  const wrong = await guest.form('/notify-me', { product: '5', email: 'sadia' })
  expect(wrong.headers['location']).toBe('/notify-me?product=5&problem=email_invalid')
  const told = await guest.get('/notify-me?product=5&problem=email_invalid')
  expect(told.text.includes('aria-invalid="true"')).toBe(true)
  const asked = await guest.form('/notify-me', { product: '5', email })
  expect(asked.headers['location']).toBe('/notify-me?product=5&sent=yes')
  expect(
    (await guest.get('/notify-me?product=5&sent=yes')).text.includes('Check your e-mail'),
  ).toBe(true)
  expect((await guest.get('/notify-me?product=none')).status).toBe(404)

  const token = (await mailsOf(shop))[0]?.confirm ?? ''
  const opened = await guest.get(`/confirm-stock-alert?token=${token}`)
  expect(opened.text.includes('Yes, tell me')).toBe(true)
  await stock(shop, 'soldout', 1)
  await sendStockAlerts(shop)
  expect(await emailsOf(shop.db)).toEqual([]) // opening it is not confirming it
  const done = await guest.form('/confirm-stock-alert', { token })
  expect(done.headers['location']).toBe('/confirm-stock-alert?done=yes')
  const spent = await guest.form('/confirm-stock-alert', { token: 'none' })
  expect(spent.headers['location']).toBe('/confirm-stock-alert')
  expect((await guest.get('/confirm-stock-alert')).text.includes('This link has expired')).toBe(
    true,
  )

  const asking = await guest.get(`/stop-stock-alerts?token=${token}`)
  expect(asking.text.includes('Stop these e-mails?')).toBe(true)
  expect(await holds(shop, email)).toBe(true)
  const stopped = await guest.form('/stop-stock-alerts', { token })
  expect(stopped.headers['location']).toBe('/stop-stock-alerts?done=yes')
  expect(await holds(shop, email)).toBe(false)
})
