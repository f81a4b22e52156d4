import { expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { openMail } from '#server/emails/open-mail.ts'
import { emailsOf, outboxOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop } from '../support/shop.ts'

const port = 2525
const password = 'Kaju Barfi 1947'
const contact = {
  name: 'Bushra Khan',
  email: 'bushra@kiryana.example',
  subject: 'The onion',
  message: 'One onion was missing.',
}
const server = { host: '127.0.0.1', port, username: '', password: null }

async function openWithoutMail(smtpUrl: string | null = null) {
  let mail: ReturnType<typeof openMail> | undefined
  const shop = await openShop({ mail: (made) => (mail = openMail({ ...made, smtpUrl })) })
  const owner = await shop.as('owner')
  const put = (body: object) => owner.put('admin/mail/server', { ...server, ...body })
  const isOn = async () => (await owner.get('admin/mail')).body.data.on
  const test = async () => (await owner.post('admin/mail/server/test')).body.code
  const send = async () => sendDue({ ...sender(shop, null), post: (await mail?.post()) ?? null })
  return { shop, owner, put, isOn, test, send }
}

test('the owner sets a mail server, tests it, and e-mails go out over it', async () => {
  const { shop, owner, put, isOn, test, send } = await openWithoutMail()
  const { mails } = await openMailServer({ port })
  expect([await isOn(), await test()]).toEqual([false, 'mail_off'])
  expect((await owner.get('admin/today')).body.data.setup.missing).toContainEqual({
    part: 'mail',
    needed: false,
  })
  expect((await put({})).body.data).toEqual({
    source: 'none',
    host: '127.0.0.1',
    port,
    username: '',
    hasPassword: false,
  })
  expect(await isOn()).toBe(false)
  expect([await test(), await isOn()]).toEqual([undefined, true])
  await send()
  expect(mails.map(({ to }) => to)).toEqual([['owner@kiryana.example']])
  expect((await owner.send('DELETE', 'admin/mail/server')).body.data.source).toBe('none')
  expect(await isOn()).toBe(false)
  expect(await shop.db.all`select kind from event where kind like 'mail.%'`).toHaveLength(2)
})

test('a password is encrypted, never returned, and never sent to another server or without TLS', async () => {
  const { shop, owner, put, test } = await openWithoutMail()
  const { mails } = await openMailServer({ port })
  expect((await put({ username: 'shop' })).body.code).toBe('mail_password_needed')
  const saved = await put({ username: 'shop', password })
  expect(saved.body.data).toMatchObject({ username: 'shop', hasPassword: true })
  expect((await put({ username: 'shop', port: 587 })).status).toBe(200)
  for (const change of [{ host: 'smtp.evil.example' }, { username: 'other' }])
    expect((await put({ username: 'shop', ...change })).body.code).toBe('mail_password_needed')
  const texts = [
    saved.text,
    (await owner.get('admin/mail/server')).text,
    (await owner.get('admin/audit')).text,
    JSON.stringify(await shop.db.all`select * from mail_server`),
    JSON.stringify(await shop.db.all`select * from event`),
  ]
  for (const text of texts) expect(text).not.toContain(password)
  expect((await put({ username: 'shop', port })).status).toBe(200)
  expect([await test(), mails]).toEqual(['mail_insecure', []])
})

test('a wrong server is told in a sentence of ours', async () => {
  const { put, test } = await openWithoutMail()
  await put({})
  expect(await test()).toBe('mail_unreachable')
  await put({ host: 'no-such-host.invalid' })
  expect(['mail_host_unknown', 'mail_unreachable']).toContain(await test())
  expect((await put({ port: 6379 })).status).toBe(400)
  expect((await put({ host: 'user:secret@host' })).status).toBe(400)
})

test('with `test` a server is saved only if it works', async () => {
  const { shop, put, isOn, send } = await openWithoutMail()
  expect((await put({ test: true })).body.code).toBe('mail_unreachable')
  expect(await shop.db.all`select host from mail_server`).toEqual([])
  const { mails } = await openMailServer({ port })
  expect((await put({ test: true })).body.data.source).toBe('saved')
  expect(await isOn()).toBe(true)
  await send()
  expect(mails.map(({ to }) => to)).toEqual([['owner@kiryana.example']])
})

test('SMTP_URL wins, and its secret is shown to nobody', async () => {
  const url = `smtp://shop:${encodeURIComponent(password)}@mail.kiryana.example:587`
  const { owner, put, isOn } = await openWithoutMail(url)
  expect(await isOn()).toBe(true)
  expect((await owner.get('admin/mail/server')).body.data).toEqual({
    source: 'environment',
    host: 'mail.kiryana.example',
    port: 587,
    username: '',
    hasPassword: false,
  })
  expect((await put({})).body.code).toBe('mail_fixed')
})

test('a manager neither sees nor sets the mail server', async () => {
  const { shop } = await openWithoutMail()
  await shop.db.transaction((tx) => appoint(tx, 'clerk', 'manager', 0))
  const clerk = await shop.as('clerk')
  expect((await clerk.get('admin/mail')).body.data).toEqual({ on: false })
  for (const { status } of [
    await clerk.get('admin/mail/server'),
    await clerk.put('admin/mail/server', server),
    await clerk.post('admin/mail/server/test'),
  ])
    expect(status).toBe(403)
})

test('without mail an answer is saved, and its message stays open', async () => {
  const { shop, owner, put, test } = await openWithoutMail()
  await openMailServer({ port })
  expect((await shop.guest().post('message', contact)).status).toBe(201)
  const [{ id }] = (await owner.get('admin/messages')).body.data
  const answer = { id: '00000000-0000-4000-8000-000000000001', text: 'Tomorrow.' }
  const replied = await owner.post(`admin/messages/${id}/replies`, answer)
  expect(replied.body.data).toMatchObject({ doneAt: null, replies: [{ text: 'Tomorrow.' }] })
  expect(await emailsOf(shop.db)).toEqual([])
  await put({})
  await test()
  const again = { ...answer, id: '00000000-0000-4000-8000-000000000002' }
  const sent = await owner.post(`admin/messages/${id}/replies`, again)
  expect(sent.body.data.doneAt).not.toBe(null)
  expect((await emailsOf(shop.db)).map(({ kind }) => kind)).toContain('message-reply')
})

test('e-mails that were only stored can be sent once mail is set up', async () => {
  const { shop, owner, put, test, send } = await openWithoutMail()
  const { mails } = await openMailServer({ port })
  await owner.post('admin/outbox/test')
  await send()
  const [stored] = await outboxOf(shop.db)
  expect(stored?.state).toBe('kept')
  await put({})
  await test()
  await owner.post(`admin/outbox/${stored?.id}/retry`)
  await send()
  expect(mails).toHaveLength(2)
})
