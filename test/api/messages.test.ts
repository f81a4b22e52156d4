import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { emailsOf } from '../support/mail.ts'
import { openShop, type TestShop } from '../support/shop.ts'

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

test('messages are in the inbox, newest first, and searchable by text', async () => {
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
      {
        ...question,
        name: '',
        subject: '',
        customerId: null,
        doneAt: null,
        assignee: null,
        replies: [],
      },
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

const written = async (shop: TestShop) => {
  await shop.guest().post('message', contact)
  return `admin/messages/${(await (await shop.as('owner')).get('admin/messages')).body.data[0].id}`
}
const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`

test('a message is marked as done, once, and as open again', async () => {
  const shop = await openShop()
  const path = await written(shop)
  const clerk = await shop.as('clerk')
  const doneAt = async (done: boolean) => (await clerk.patch(path, { done })).body.data.doneAt
  expect(await doneAt(true)).toBe('2025-01-05T10:00:00.000Z')
  shop.later(60_000)
  expect(await doneAt(true)).toBe('2025-01-05T10:00:00.000Z') // the first time counts
  expect((await clerk.get('admin/messages?state=open')).body.total).toBe(0)
  expect((await clerk.get('admin/messages?state=done')).body.total).toBe(1)
  expect(await doneAt(false)).toBeNull()
  expect((await clerk.patch(path, { done: 'yes' })).status).toBe(400)
  expect((await clerk.patch('admin/messages/none', { done: true })).status).toBe(404)
})

test('a message is assigned to a colleague who may answer, and unassigned', async () => {
  const shop = await openShop()
  const path = await written(shop)
  const clerk = await shop.as('clerk')
  const give = (assignedTo: string | null) => clerk.patch(path, { assignedTo })
  expect((await clerk.get('admin/messages')).body.colleagues).toContainEqual({
    id: 'owner',
    name: 'Tariq Owner',
  })
  expect((await give('owner')).body.data.assignee).toEqual({ id: 'owner', name: 'Tariq Owner' })
  const mine = async (who: 'clerk' | 'owner') =>
    (await (await shop.as(who)).get('admin/messages?state=mine')).body.total
  expect([await mine('clerk'), await mine('owner')]).toEqual([0, 1])
  for (const nobody of ['amina', 'none'])
    expect((await give(nobody)).body.code).toBe('message_assignee')
  expect(await mine('owner')).toBe(1)
  expect((await give(null)).body.data.assignee).toBeNull()
  expect(await mine('owner')).toBe(0)
})

test('of two who assign a message at once the second is refused, and a repeat is not', async () => {
  const shop = await openShop()
  const path = await written(shop)
  const clerk = await shop.as('clerk')
  const give = (assignedTo: string | null, before: string | null) =>
    clerk.patch(path, { assignedTo, seen: { assignedTo: before } })
  const replies = await Promise.all([give('owner', null), give('clerk', null)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { id } = (await clerk.get('admin/messages')).body.data[0].assignee
  const other = id === 'owner' ? 'clerk' : 'owner'
  expect((await give(id, null)).status).toBe(200)
  expect((await give(other, null)).body.code).toBe('changed_meanwhile')
  expect((await give(other, id)).body.data.assignee.id).toBe(other)
})

test('an answer is mailed once however often it is sent, and the message is done', async () => {
  const shop = await openShop()
  const path = await written(shop)
  const clerk = await shop.as('clerk')
  const answer = { id: uuid(1), text: 'We bring it tomorrow.\nSorry for that.' }
  const replies = await Promise.all([1, 2, 3].map(() => clerk.post(`${path}/replies`, answer)))
  for (const { status, body } of replies) {
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      doneAt: '2025-01-05T10:00:00.000Z',
      replies: [{ ...answer, by: 'Sana Clerk', at: '2025-01-05T10:00:00.000Z' }],
    })
  }
  expect(await emailsOf(shop.db)).toEqual([
    {
      kind: 'message-reply',
      to: contact.email,
      subject: contact.subject,
      asked: contact.message,
      text: answer.text,
    },
  ])
  const other = await clerk.post(`${path}/replies`, { ...answer, text: 'Something else.' })
  expect(other).toMatchObject({ status: 422, body: { code: 'reply_id_reused' } })
  shop.later(1000)
  const elsewhere = await clerk.post(`${await written(shop)}/replies`, answer)
  expect(elsewhere.body.code).toBe('reply_id_reused')
  expect((await clerk.post(`${path}/replies`, { ...answer, id: uuid(2) })).status).toBe(201)
  expect(await emailsOf(shop.db)).toHaveLength(2)
})

test('an answer without words, without end or to nothing is refused and nothing is mailed', async () => {
  const shop = await openShop()
  const path = await written(shop)
  const clerk = await shop.as('clerk')
  for (const text of ['', ' \n ', 'x'.repeat(4001), 'Onion\u0000'])
    expect((await clerk.post(`${path}/replies`, { id: uuid(1), text })).status).toBe(400)
  expect((await clerk.post(`${path}/replies`, { id: '1', text: 'Yes' })).status).toBe(400)
  const nothing = await clerk.post('admin/messages/none/replies', { id: uuid(1), text: 'Yes' })
  expect(nothing.status).toBe(404)
  expect(await emailsOf(shop.db)).toEqual([])
  expect((await clerk.get('admin/messages')).body.data).toMatchObject([
    { doneAt: null, replies: [] },
  ])
})

test('an answer to an address that two could be is refused', async () => {
  const shop = await openShop()
  await shop.guest().post('message', { ...contact, email: 'bushra;amina@kiryana.example' })
  const clerk = await shop.as('clerk')
  const [{ id }] = (await clerk.get('admin/messages')).body.data
  const reply = await clerk.post(`admin/messages/${id}/replies`, { id: uuid(1), text: 'Yes' })
  expect(reply.body.code).toBe('not_mailable')
  expect(await emailsOf(shop.db)).toEqual([])
})

test('who deletes their account takes the messages and the answers along', async () => {
  const shop = await openShop()
  await (await shop.as('amina')).post('message', question)
  const clerk = await shop.as('clerk')
  const [{ id, phone, customerId }] = (await clerk.get('admin/messages')).body.data
  expect(phone).not.toBe('')
  expect(customerId).toBe('amina')
  await clerk.post(`admin/messages/${id}/replies`, { id: uuid(1), text: 'At nine.' })
  expect((await clerk.send('DELETE', 'admin/customers/amina')).status).toBe(200)
  expect(await shop.db.all`select id from message_reply`).toEqual([])
  expect(await emailsOf(shop.db)).not.toContainEqual(expect.objectContaining({ text: 'At nine.' }))
})

test('answers are saved for next time, once, by name, fifty at most', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const path = 'admin/reply-templates'
  const save = (number: number, name: string) =>
    clerk.post(path, { id: uuid(number), name, text: 'We are open on Eid.' })
  await save(1, 'Opening hours')
  await save(1, 'Opening hours')
  const { body } = await save(2, 'eid')
  expect(body.data).toMatchObject([{ name: 'eid' }, { name: 'Opening hours' }])
  for (const name of ['', 'x'.repeat(61)]) expect((await save(3, name)).status).toBe(400)
  for (let number = 3; number <= 50; number++)
    expect((await save(number, `Answer ${number}`)).status).toBe(201)
  expect((await save(51, 'One more')).body.code).toBe('too_many_templates')
  expect((await clerk.get(path)).body.data).toHaveLength(50)
  expect((await clerk.send('DELETE', `${path}/${uuid(2)}`)).status).toBe(200)
  expect((await clerk.send('DELETE', `${path}/${uuid(2)}`)).status).toBe(404)
  expect((await clerk.get(path)).body.data).toHaveLength(49)
})

test('a question of a logged-in customer has their name', async () => {
  const shop = await openShop()
  await (await shop.as('amina')).post('message', question)
  expect((await (await shop.as('clerk')).get('admin/messages')).body.data).toMatchObject([
    { name: 'Amina Siddiqui' },
  ])
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['guest', 401],
  ['amina', 403],
  ['hina', 403],
  ['clerk', 200],
  ['owner', 200],
] as const)('the inbox answers %s with %i', async (who, status) => {
  const shop = shopOfFile()
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
])('%s is refused field by field, and nothing is saved', async (_, body, fields) => {
  const shop = shopOfFile()
  const reply = await shop.guest().post('message', body)
  expect(reply.status).toBe(400)
  expect(reply.body.errors.map(({ path }: { path: string }) => path)).toEqual(fields)
  expect(reply.body.message).toEqual(expect.any(String))
  expect((await (await shop.as('clerk')).get('admin/messages')).body.total).toBe(0)
})

test('markup is saved as plain text', async () => {
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

test('many behind one address write; one who writes under many names waits in the end', async () => {
  const shop = await openShop()
  const write = (time: number) =>
    shop.guest().post('message', { ...contact, email: `guest${time}@mail.example` })
  for (let time = 0; time < 60; time++) expect((await write(time)).status).toBe(201)
  expect((await write(60)).body.code).toBe('too_many_messages')
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
