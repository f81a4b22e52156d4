import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { password } from '../support/cast.ts'
import { emailsOf, outboxOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const minute = 60_000
const email = 'amina@kiryana.example'
const fresh = 'a brand new password'
const refused = {
  status: 400,
  body: {
    code: 'reset_link_invalid',
    message: 'This link has been used or is too old. Please ask for a new one.',
  },
}

const forgot = (shop: TestShop, address: unknown = email) =>
  shop.guest().post('user/forgotpassword', { email: address })
const reset = (shop: TestShop, token: unknown, typed: unknown = fresh) =>
  shop.guest().post('user/resetpassword', { token, password: typed })
const login = (shop: TestShop, typed: string, address = email) =>
  shop.guest().post('user/login', { email: address, password: typed })

/** Asks for links and reads them in the mailbox. */
async function mailed(shop: TestShop, ...addresses: string[]) {
  const server = await openMailServer()
  for (const address of addresses) await forgot(shop, address)
  await sendDue(sender(shop, server.url))
  return server.mails.map(({ to, text, html }) => ({
    to,
    html,
    token: /reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
  }))
}
const tokenFor = async (shop: TestShop) => (await mailed(shop, email))[0]?.token ?? ''

test('a password reset: the new password works, the old one does not, other sessions end', async () => {
  const shop = await openShop()
  const elsewhere = await shop.as('amina')
  const bilal = await shop.as('bilal')
  const [mail] = await mailed(shop, ' Amina@Kiryana.Example')
  expect(mail).toMatchObject({ to: [email], token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(mail?.html).toContain(`https://shop.example/reset-password?token=${mail?.token}`)
  const reply = await reset(shop, mail?.token)
  expect(reply).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } })
  expect([(await login(shop, fresh)).status, (await login(shop, password)).status]).toEqual([
    200, 401,
  ])
  expect((await elsewhere.get('user/me')).body).toBeNull()
  expect((await bilal.get('user/me')).body).toMatchObject({ _id: 'bilal' })
})

test('known and unknown addresses are one answer and one piece of work', async () => {
  const shop = await openShop()
  const [known, unknown] = [await forgot(shop), await forgot(shop, 'nobody@kiryana.example')]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  expect(known.status).toBe(200)
  expect(await emailsOf(shop.db)).toHaveLength(2)
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  expect(server.mails.map((mail) => mail.to)).toEqual([[email]])
  expect((await outboxOf(shop.db)).map(({ email }) => email.to)).toEqual([email])
})

test('a reset password works at once after too many wrong ones', async () => {
  const shop = await openShop()
  for (let time = 0; time < 11; time += 1) await login(shop, 'not the password')
  for (let time = 0; time < 11; time += 1) await login(shop, 'not the password', '0300 0000000')
  expect((await login(shop, password)).status).toBe(429)
  expect((await reset(shop, await tokenFor(shop))).status).toBe(200)
  expect((await login(shop, fresh)).status).toBe(200)
  expect((await login(shop, fresh, '0300 0000000')).status).toBe(200)
})

test('a link works once, even for two at the same moment', async () => {
  const shop = await openShop()
  const token = await tokenFor(shop)
  const replies = await Promise.all([
    reset(shop, token),
    reset(shop, token, 'another new password'),
  ])
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400])
  expect(await reset(shop, token)).toMatchObject(refused)
})

test('a link works for thirty minutes', async () => {
  const shop = await openShop()
  const token = await tokenFor(shop)
  shop.later(30 * minute)
  expect(await reset(shop, token)).toMatchObject(refused)
  const next = await tokenFor(shop)
  shop.later(30 * minute - 1)
  expect((await reset(shop, next)).status).toBe(200)
})

test('the newest link is the good one', async () => {
  const shop = await openShop()
  const older = await tokenFor(shop)
  const newer = await tokenFor(shop)
  expect(await reset(shop, older)).toMatchObject(refused)
  expect((await reset(shop, newer)).status).toBe(200)
})

test('a password that is refused leaves the link good', async () => {
  const shop = await openShop()
  const token = await tokenFor(shop)
  expect(await reset(shop, token, 'short')).toMatchObject({
    status: 400,
    body: { code: 'password_short' },
  })
  expect(await reset(shop, token, 'password123')).toMatchObject({
    status: 400,
    body: { code: 'password_common' },
  })
  expect((await reset(shop, token, 'x'.repeat(2000))).status).toBe(400)
  expect((await reset(shop, token)).status).toBe(200)
})

test('an invalid link or password is refused, and no password changes', async () => {
  const shop = await openShop()
  for (const token of ['', 'x', "' or 1=1 --", 'a'.repeat(43)])
    expect(await reset(shop, token)).toMatchObject(refused)
  for (const token of [null, 1, ['x'], { $ne: '' }, 'x'.repeat(101)])
    expect((await reset(shop, token)).body.code).toBe('does_not_fit')
  for (const address of ['', 'amina', 'amina@', 'a b@c.d'])
    expect((await forgot(shop, address)).body.code).toBe('email_invalid')
  for (const address of [null, 1, [email], 'x'.repeat(300), `${email}\u0000`])
    expect((await forgot(shop, address)).body.code).toBe('does_not_fit')
  expect(await emailsOf(shop.db)).toEqual([])
  expect((await login(shop, password)).status).toBe(200)
})

test('the database holds no link that opens anything', async () => {
  const shop = await openShop()
  const token = await tokenFor(shop)
  const kept = JSON.stringify([
    await shop.db.all`select * from outbox`,
    await shop.db.all`select * from password_reset`,
  ])
  expect(kept).not.toContain(token)
})

test('after three askings for one account from one place there is a wait, known or not', async () => {
  const shop = await openShop()
  for (const address of [email, 'nobody@kiryana.example']) {
    for (let time = 0; time < 3; time += 1) expect((await forgot(shop, address)).status).toBe(200)
    expect(await forgot(shop, address)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      body: { code: 'too_many_tries' },
    })
  }
  expect((await forgot(shop, 'bilal@kiryana.example')).status).toBe(200)
  shop.later(15 * minute + 1)
  expect((await forgot(shop)).status).toBe(200)
})

test('an address gets at most six e-mails an hour, from any place', async () => {
  const shop = await openShop()
  for (let time = 0; time < 9; time += 1) {
    await shop.db
      .run`delete from throttle where subject like 'reset % %' or subject = 'reset 127.0.0.1'`
    expect((await forgot(shop)).status).toBe(200)
  }
  expect(await emailsOf(shop.db)).toHaveLength(6)
})

test('an e-mail that could not leave in time is not sent; a retry has a new link', async () => {
  const shop = await openShop()
  const gone = await openMailServer()
  await gone.close()
  await forgot(shop)
  const sending = sender(shop, gone.url)
  await sendDue(sending)
  const server = await openMailServer({ port: gone.port })
  shop.later(minute)
  await sendDue(sending)
  const token = /token=([\w-]+)/.exec(server.mails[0]?.text ?? '')?.[1]
  expect((await reset(shop, token)).status).toBe(200)
  await forgot(shop)
  shop.later(30 * minute + 1)
  await sendDue(sending)
  const links = server.mails.filter(({ text }) => text.includes('token='))
  expect(links).toHaveLength(1)
  const resets = (await outboxOf(shop.db)).filter(({ email }) => email.kind === 'password-reset')
  expect(resets).toMatchObject([{ state: 'failed' }, { state: 'sent' }])
})

test('without a mail server a demo logs the link, any other shop makes none', async () => {
  const shop = await openShop()
  const said: [string, string][] = []
  await forgot(shop)
  await sendDue(sender(shop, null))
  expect(await shop.db.all`select * from password_reset`).toEqual([])
  shop.later(1)
  await forgot(shop)
  await forgot(shop, 'nobody@kiryana.example')
  await sendDue(sender(shop, null, (...words) => said.push(words)))
  expect(said).toEqual([
    [email, expect.stringMatching(/^https:\/\/shop\.example\/reset-password\?token=[\w-]{43}$/)],
  ])
  expect((await outboxOf(shop.db)).map(({ state }) => state)).toEqual(['kept', 'kept'])
  expect((await reset(shop, said[0]?.[1].split('=')[1])).status).toBe(200)
})
