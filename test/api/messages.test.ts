import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const contact = {
  name: 'Bushra Khan',
  email: 'bushra@kiryana.example',
  subject: 'The onion',
  message: 'One onion was missing.\nIt was a red one.',
}
const question = {
  kind: 'question',
  email: 'bushra@kiryana.example',
  message: 'When do you open on Eid?',
}

test('a message reaches the inbox, newest first, and staff finds it by what is in it', async () => {
  const shop = await openShop()
  const reply = await shop.guest().post('message', contact)
  expect(reply).toMatchObject({ status: 201, body: { success: true } })
  shop.later(60_000)
  await shop.guest().post('message', question)
  const clerk = await shop.as('clerk')
  const { body } = await clerk.get('admin/messages')
  expect(body).toMatchObject({
    total: 2,
    data: [
      { ...question, name: '', subject: '', readAt: null },
      { ...contact, kind: 'contact', createdAt: '2025-01-05T10:00:00.000Z' },
    ],
  })
  expect((await clerk.get('admin/messages?q=ONION')).body).toMatchObject({
    total: 1,
    data: [{ subject: 'The onion' }],
  })
  expect((await clerk.get('admin/messages?q=%25')).body.total).toBe(0)
  expect((await clerk.get('admin/messages?page=2&limit=1')).body).toMatchObject({
    total: 2,
    data: [{ subject: 'The onion' }],
  })
})

test('a message is marked as read, once, and as unread again', async () => {
  const shop = await openShop()
  await shop.guest().post('message', contact)
  const clerk = await shop.as('clerk')
  const path = `admin/messages/${(await clerk.get('admin/messages')).body.data[0].id}`
  const readAt = async (read: boolean) => (await clerk.patch(path, { read })).body.data.readAt
  expect(await readAt(true)).toBe('2025-01-05T10:00:00.000Z')
  shop.later(60_000)
  expect(await readAt(true)).toBe('2025-01-05T10:00:00.000Z') // the first time counts
  expect((await clerk.get('admin/messages')).body.data[0].readAt).toBe('2025-01-05T10:00:00.000Z')
  expect(await readAt(false)).toBeNull()
  expect((await clerk.patch(path, { read: 'yes' })).status).toBe(400)
  expect((await clerk.patch('admin/messages/none', { read: true })).status).toBe(404)
})

test('a question of somebody who is logged in carries their name', async () => {
  const shop = await openShop()
  await (await shop.as('amina')).post('message', question)
  expect((await (await shop.as('clerk')).get('admin/messages')).body.data).toMatchObject([
    { name: 'Amina Siddiqui' },
  ])
})

test.each([
  ['guest', 401],
  ['amina', 403],
  ['hina', 403],
  ['clerk', 200],
  ['owner', 200],
] as const)('the inbox answers %s with %i', async (who, status) => {
  const shop = await openShop()
  expect((await (await shop.is(who)).get('admin/messages')).status).toBe(status)
})

test.each<[string, object, string[]]>([
  ['nothing', {}, ['name', 'email', 'subject', 'message']],
  ['no name', { ...contact, name: '  ' }, ['name']],
  ['half an e-mail', { ...contact, email: 'bushra@' }, ['email']],
  ['no subject', { ...contact, subject: '' }, ['subject']],
  ['no text', { ...contact, message: '\n \t' }, ['message']],
  ['a question without an e-mail', { ...question, email: '' }, ['email']],
  ['a question without a question', { ...question, message: '' }, ['message']],
  ['a kind that is none', { ...contact, kind: 'spam' }, ['kind']],
  ['a text without end', { ...contact, message: 'x'.repeat(4001) }, ['message']],
  ['NUL in the subject', { ...contact, subject: 'Onion\u0000' }, ['subject']],
  ['half a character', { ...contact, message: 'Onion \ud800' }, ['message']],
  ['a list for a name', { ...contact, name: ['Bushra'] }, ['name']],
])('%s is refused field by field, and nothing is kept', async (_, body, fields) => {
  const shop = await openShop()
  const reply = await shop.guest().post('message', body)
  expect(reply.status).toBe(400)
  expect(reply.body.errors.map(({ path }: { path: string }) => path)).toEqual(fields)
  expect(reply.body.message).toEqual(expect.any(String))
  expect((await (await shop.as('clerk')).get('admin/messages')).body.total).toBe(0)
})

test('markup is kept as the text that it is', async () => {
  const shop = await openShop()
  const message = '<img src=x onerror=alert(1)> & "quotes" \'; drop table message; --'
  expect((await shop.guest().post('message', { ...contact, message })).status).toBe(201)
  expect((await (await shop.as('clerk')).get('admin/messages')).body.data[0].message).toBe(message)
})

test('a filled honeypot field gets the usual thanks, and nothing is saved', async () => {
  const shop = await openShop()
  const reply = await shop.guest().post('message', { ...contact, website: 'https://spam.example' })
  expect(reply).toMatchObject({ status: 201, body: { success: true } })
  expect((await (await shop.as('clerk')).get('admin/messages')).body.total).toBe(0)
})

test('the sixth message in an hour waits; mistyped ones do not count', async () => {
  const shop = await openShop()
  for (let time = 0; time < 7; time++)
    await shop.guest().post('message', { ...contact, email: 'bushra' })
  for (let time = 0; time < 5; time++)
    expect((await shop.guest().post('message', contact)).status).toBe(201)
  const sixth = await shop.guest().post('message', contact)
  expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_messages' } })
  expect(sixth.headers['retry-after']).toBe('3600')
  shop.later(60 * 60_000 + 1)
  expect((await shop.guest().post('message', contact)).status).toBe(201)
  expect((await (await shop.as('clerk')).get('admin/messages')).body.total).toBe(6)
})
