import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { insertEmail, claimEmail } from '#shop/outbox/outbox.store.ts'
import { claimLasts, sendDue } from '#shop/notifications/send-due.ts'
import { forFile } from '../support/clean-up.ts'
import { emailsOf, outboxOf, sender } from '../support/mail.ts'
import { answerWith, openMailServer } from '../support/mail-server.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const minute = 60_000
const to = 'amina@kiryana.example'
const write = (shop: TestShop, more: { to?: string; name?: string } = {}) =>
  insertEmail(
    shop.db,
    { kind: 'welcome', to, name: 'Amina Siddiqui', wholesale: 'no', ...more },
    shop.now(),
    null,
  )
const states = async (shop: TestShop) =>
  (await outboxOf(shop.db)).map(({ state, tries }) => [state, tries])

test('an e-mail goes out once, as text and as HTML, from the shop', async () => {
  const [shop, server] = [await openShop(), await openMailServer()]
  await write(shop)
  const sending = sender(shop, server.url)
  expect([await sendDue(sending), await sendDue(sending)]).toEqual([1, 0])
  expect(server.mails).toHaveLength(1)
  const [mail] = server.mails
  expect(mail).toMatchObject({ from: 'salam@kiryana.example', to: [to] })
  expect(mail?.headers).toContain('From: Kiryana <salam@kiryana.example>')
  expect(mail?.headers).toContain('Subject: Welcome to Kiryana')
  expect(mail?.headers).toContain('Auto-Submitted: auto-generated')
  expect(mail?.text).toContain('Dear Amina Siddiqui,')
  expect(mail?.text).toContain('Start shopping:\r\nhttps://shop.example/products')
  expect(mail?.html).toContain('<a href="https://shop.example/products"')
  expect(await outboxOf(shop.db)).toMatchObject([
    { state: 'sent', tries: 1, sentAt: shop.now(), problem: null },
  ])
})

test('of senders that race each e-mail is sent by one', async () => {
  const [shop, server] = [await openShop(), await openMailServer()]
  const people = Array.from({ length: 20 }, (_, index) => `person${index}@kiryana.example`)
  for (const person of people) await write(shop, { to: person })
  const senders = Array.from({ length: 3 }, () => sender(shop, server.url))
  const drain = async (sending: ReturnType<typeof sender>) => {
    for (let idle = 0; idle < 3;) idle = (await sendDue(sending)) === 0 ? idle + 1 : 0
  }
  await Promise.all(senders.map(drain))
  expect(server.mails.flatMap((mail) => mail.to).toSorted()).toEqual(people.toSorted())
  expect(new Set((await states(shop)).map(String))).toEqual(new Set(['sent,1']))
})

test('a server that is away is tried again, later and later', async () => {
  const shop = await openShop()
  const gone = await openMailServer()
  await gone.close()
  await write(shop)
  const sending = sender(shop, gone.url)
  await sendDue(sending)
  expect(await outboxOf(shop.db)).toMatchObject([
    {
      state: 'due',
      tries: 1,
      dueAt: shop.now() + minute,
      problem: expect.stringContaining('ECONNREFUSED'),
    },
  ])
  expect(await sendDue(sending)).toBe(0)
  shop.later(minute)
  await sendDue(sending)
  expect(await outboxOf(shop.db)).toMatchObject([
    { state: 'due', tries: 2, dueAt: shop.now() + 5 * minute },
  ])
  const back = await openMailServer({ port: gone.port })
  shop.later(5 * minute)
  await sendDue(sending)
  expect(await states(shop)).toEqual([['sent', 3]])
  expect(back.mails).toHaveLength(1)
})

test('after eight tries it is given up', async () => {
  const shop = await openShop()
  const gone = await openMailServer()
  await gone.close()
  await write(shop)
  const sending = sender(shop, gone.url)
  for (let day = 0; day < 12; day += 1) {
    await sendDue(sending)
    shop.later(24 * 60 * minute)
  }
  expect(await states(shop)).toEqual([['failed', 8]])
})

test('an address that the server refuses is not tried again; "not now" is', async () => {
  const shop = await openShop()
  const server = await openMailServer({
    onRecipient: (address) =>
      address.startsWith('nobody')
        ? answerWith(550, 'no such user')
        : address.startsWith('busy')
          ? answerWith(451, 'later')
          : null,
  })
  await write(shop, { to: 'nobody@kiryana.example' })
  await write(shop, { to: 'busy@kiryana.example' })
  await write(shop)
  await sendDue(sender(shop, server.url))
  const byAddress = Object.fromEntries(
    (await outboxOf(shop.db)).map(({ email, state, tries }) => [email.to, [state, tries]]),
  )
  expect(byAddress).toEqual({
    'nobody@kiryana.example': ['failed', 1],
    'busy@kiryana.example': ['due', 1],
    [to]: ['sent', 1],
  })
})

test('a sender that dies in the middle leaves a claim that lapses; the e-mail goes out again with the same id', async () => {
  const [shop, server] = [await openShop(), await openMailServer()]
  await write(shop)
  const [{ id } = { id: '' }] = await outboxOf(shop.db)
  const dying = sender(shop, server.url)
  // It has claimed and sent, and is gone before it can write so down.
  await shop.db.transaction((tx) =>
    claimEmail(tx, 'of a dead one', shop.now(), shop.now() + claimLasts),
  )
  await dying.post?.({
    id,
    from: { name: 'Kiryana', address: 'salam@kiryana.example' },
    to,
    subject: 'Welcome',
    text: '',
    html: '',
  })
  const next = sender(shop, server.url)
  shop.later(claimLasts - 1)
  expect(await sendDue(next)).toBe(0)
  shop.later(1)
  expect([await sendDue(next), await sendDue(next)]).toEqual([1, 0])
  expect(await states(shop)).toEqual([['sent', 2]])
  const ids = server.mails.map((mail) => /Message-ID: (.*)/.exec(mail.headers)?.[1])
  expect(ids).toEqual([`<${id}@kiryana.example>`, `<${id}@kiryana.example>`])
})

test('without a mail server e-mails are stored, and never sent later', async () => {
  const [shop, server] = [await openShop(), await openMailServer()]
  await write(shop)
  await sendDue(sender(shop, null))
  expect(await states(shop)).toEqual([['kept', 1]])
  await sendDue(sender(shop, server.url))
  expect(server.mails).toEqual([])
})

test.each([
  ['a header', 'Amina\r\nBcc: victim@kiryana.example\r\n\r\nBuy', 'Assalam-o-alaikum,'],
  ['markup', '<img src=x onerror=alert(1)>', 'Assalam-o-alaikum,'],
  ['an advertisement', 'Win at casino.example now', 'Assalam-o-alaikum,'],
  ['quotes', `Amina "'& Sons`, `Dear Amina "'& Sons,`],
  ['a line break', 'Amina\nSiddiqui', 'Dear Amina Siddiqui,'],
  ['Urdu', 'آمنہ صدیقی', 'Dear آمنہ صدیقی,'],
  ['nothing', '  ', 'Assalam-o-alaikum,'],
])('%s in a name stays words', async (_, name, greeting) => {
  const [shop, server] = [await openShop(), await openMailServer()]
  await write(shop, { name })
  await sendDue(sender(shop, server.url))
  const [mail] = server.mails
  expect(mail?.to).toEqual([to])
  expect(mail?.text).toContain(greeting)
  expect(mail?.headers).not.toMatch(/^(bcc|buy)/im)
  expect(mail?.html).not.toMatch(/<img|onerror/)
})

test.each([
  'a@kiryana.example, b@kiryana.example',
  'x>\r\nRCPT TO:<b@kiryana.example',
  '"a b"@kiryana.example',
  'a,b@kiryana.example',
  'b@kiryana.example>x@kiryana.example',
])('an address like %j never reaches another recipient', async (address) => {
  const [shop, server] = [await openShop(), await openMailServer()]
  await write(shop, { to: address })
  await sendDue(sender(shop, server.url))
  expect(server.mails.flatMap((mail) => mail.to)).not.toContain('b@kiryana.example')
  expect(await states(shop)).toEqual([['failed', 1]])
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['guest', 401],
  ['amina', 403],
  ['clerk', 200],
] as const)('the outbox answers %s with %i', async (who, status) => {
  const shop = shopOfFile()
  expect((await (await shop.is(who)).get('admin/outbox')).status).toBe(status)
})

test('staff list e-mails in pages and by state', async () => {
  const shop = await openShop()
  await write(shop)
  shop.later(1000)
  await insertEmail(
    shop.db,
    { kind: 'password-reset', to: 'bilal@kiryana.example' },
    shop.now(),
    null,
  )
  await sendDue(sender(shop, null))
  const clerk = await shop.as('clerk')
  const { body } = await clerk.get('admin/outbox')
  expect(body).toMatchObject({
    total: 2,
    data: [
      { kind: 'password-reset', to: 'bilal@kiryana.example', state: 'kept', sentAt: null },
      {
        kind: 'welcome',
        to,
        subject: 'Welcome to Kiryana',
        text: expect.stringContaining('Dear Amina'),
        state: 'kept',
        tries: 1,
      },
    ],
  })
  expect(body.data[0].text).not.toMatch(/token=./)
  expect((await clerk.get('admin/outbox?state=sent')).body).toEqual({ data: [], total: 0 })
  expect((await clerk.get('admin/outbox?q=WELCOME&limit=1')).body).toMatchObject({ total: 1 })
  expect((await clerk.get('admin/outbox?state=lost')).status).toBe(400)
})

test('an e-mail that was given up is tried again when staff says so, and is sent once', async () => {
  const [shop, server] = [await openShop(), await openMailServer()]
  await write(shop, { to: 'a,b@kiryana.example' })
  await sendDue(sender(shop, server.url))
  const clerk = await shop.as('clerk')
  const [{ id } = { id: '' }] = await outboxOf(shop.db)
  // The address was corrected in between.
  await shop.db.run`update outbox set details = replace(details, 'a,b@', 'amina@')`
  const retry = () => clerk.post(`admin/outbox/${id}/retry`)
  const events = () => shop.db.all`select seq from event where kind = 'email.retried'`
  const replies = [(await retry()).status, (await retry()).status]
  expect(await states(shop)).toEqual([['due', 0]])
  await sendDue(sender(shop, server.url))
  expect([...replies, (await retry()).status]).toEqual([200, 200, 200])
  await sendDue(sender(shop, server.url))
  expect(await states(shop)).toEqual([['sent', 1]])
  expect(server.mails.flatMap((mail) => mail.to)).toEqual([to])
  expect(await events()).toHaveLength(1)
})

test('a missing e-mail cannot be retried, and a viewer can retry none', async () => {
  const shop = await openShop()
  await write(shop, { to: 'a,b@kiryana.example' })
  await sendDue(sender(shop, null))
  const [{ id } = { id: '' }] = await outboxOf(shop.db)
  const missing = await (await shop.as('clerk')).post('admin/outbox/none/retry')
  expect([missing.status, missing.body.code]).toEqual([404, 'email_not_found'])
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'viewer', 0))
  const refused = await (await shop.as('clerk')).post(`admin/outbox/${id}/retry`)
  expect([refused.status, refused.body.code]).toEqual([403, 'permission_missing'])
  expect(await states(shop)).toEqual([['failed', 1]])
})

test('a test message goes to its sender, ten times an hour', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  for (let time = 0; time < 10; time++)
    expect((await clerk.post('admin/outbox/test')).status).toBe(201)
  const tests = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'test-message')
  expect(tests).toEqual(Array(10).fill({ kind: 'test-message', to: 'clerk@kiryana.example' }))
  expect((await clerk.post('admin/outbox/test')).status).toBe(429)
  shop.later(60 * 60_000 + 1)
  expect((await clerk.post('admin/outbox/test')).status).toBe(201)
})
