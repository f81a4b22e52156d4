import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf, sender } from '../support/mail.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000
const email = 'sadia@kiryana.example'
const newcomer = { name: 'Sadia Khan', password: 'mera lamba password' }

const invite = async (shop: TestShop, role = 'packer', to = email) =>
  (await shop.as('owner')).post('admin/staff/invitations', { email: to, role })

/** Sends due e-mails; returns the token of the newest link to this address. */
async function tokenSent(shop: TestShop, to = email): Promise<string> {
  const links: string[] = []
  await sendDue(sender(shop, null, (mailed, link) => void (mailed === to && links.push(link))))
  return /\/admin\/invitation\?token=([\w-]{43})$/.exec(links.at(-1) ?? '')?.[1] ?? ''
}

const accept = (caller: Caller, token: string, form: object = newcomer) =>
  caller.post('staff/invitation/accept', { token, ...form })

const invalid = { status: 400, body: { code: 'invitation_invalid' } }

test('an invited person creates an account with the link, which works once', async () => {
  const shop = await openShop()
  const invited = await invite(shop)
  expect([invited.status, invited.body.data]).toEqual([
    201,
    expect.objectContaining({ email, role: 'packer', invitedBy: 'owner', sent: false }),
  ])
  const token = await tokenSent(shop)
  expect((await shop.guest().post('staff/invitation', { token })).body.data).toEqual({
    email,
    role: 'packer',
    hasAccount: false,
  })
  const sadia = shop.guest()
  const accepted = await accept(sadia, token)
  expect([accepted.status, accepted.body]).toEqual([200, { data: { role: 'packer' } }])
  expect((await sadia.get('user/me')).body).toMatchObject({ email, role: 'packer' })
  expect((await sadia.get('admin/orders')).status).toBe(200)
  expect(await accept(shop.guest(), token)).toMatchObject(invalid)
  const login = await shop.guest().post('user/login', { email, password: newcomer.password })
  expect(login.status).toBe(200)
  await expectSoundLedger(shop)
})

test('an existing account accepts while logged in, with any address', async () => {
  const shop = await openShop()
  await invite(shop, 'viewer', 'amina@kiryana.example')
  const token = await tokenSent(shop, 'amina@kiryana.example')
  const asked = await shop.guest().post('staff/invitation', { token })
  expect(asked.body.data.hasAccount).toBe(true)
  expect(await accept(shop.guest(), token)).toMatchObject({
    status: 409,
    body: { code: 'invitation_sign_in' },
  })
  const bilal = await shop.as('bilal')
  expect((await accept(bilal, token, {})).body).toEqual({ data: { role: 'viewer' } })
  expect((await bilal.get('admin/staff')).status).toBe(200)
})

test('an owner hands a link over without an e-mail; the one before opens nothing any more', async () => {
  const shop = await openShop()
  const { body } = await invite(shop)
  const mailed = await tokenSent(shop)
  const path = `admin/staff/invitations/${body.data.id}/link`
  const owner = await shop.as('owner')
  const { data } = (await owner.put(path, {})).body
  expect(await accept(shop.guest(), mailed)).toMatchObject(invalid)
  expect((await (await shop.as('clerk')).put(path, {})).status).toBe(403)
  expect((await accept(shop.guest(), data.token)).body).toEqual({ data: { role: 'packer' } })
  expect(await owner.put(path, {})).toMatchObject({
    status: 404,
    body: { code: 'invitation_not_found' },
  })
})

test('a link handed over before its e-mail is sent goes on working', async () => {
  const shop = await openShop()
  const { id } = (await invite(shop)).body.data
  const link = `admin/staff/invitations/${id}/link`
  const { data } = (await (await shop.as('owner')).put(link, {})).body
  expect(await tokenSent(shop)).toBe('')
  expect((await accept(shop.guest(), data.token)).status).toBe(200)
})

test('staff neither are invited nor accept: an owner stays an owner', async () => {
  const shop = await openShop()
  const already = { status: 409, body: { code: 'already_staff' } }
  expect(await invite(shop, 'viewer', 'OWNER@kiryana.example ')).toMatchObject(already)
  await invite(shop, 'viewer')
  const token = await tokenSent(shop)
  expect(await accept(await shop.as('owner'), token, {})).toMatchObject(already)
  expect((await accept(shop.guest(), token)).status).toBe(200) // the link is as it was
})

test('a link ends after 7 days, or when withdrawn, replaced, or its owner loses the role', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  await invite(shop)
  const late = await tokenSent(shop)
  shop.later(7 * day)
  expect(await accept(shop.guest(), late)).toMatchObject(invalid)
  const again = await shop.as('owner')
  expect((await again.get('admin/staff/invitations')).body.data).toEqual([])

  const { id } = (await invite(shop)).body.data
  const back = await tokenSent(shop)
  expect((await again.send('DELETE', `admin/staff/invitations/${id}`)).status).toBe(200)
  expect((await again.send('DELETE', `admin/staff/invitations/${id}`)).status).toBe(404)
  expect(await accept(shop.guest(), back)).toMatchObject(invalid)

  await invite(shop)
  const first = await tokenSent(shop)
  await invite(shop, 'rider')
  const second = await tokenSent(shop)
  expect(await accept(shop.guest(), first)).toMatchObject(invalid)
  await shop.db.run`update staff_member set role = 'viewer' where account_id = 'owner'`
  expect(await accept(shop.guest(), second)).toMatchObject(invalid)
  expect((await owner.get('user/me')).body).toBeNull() // of an ended session
})

test('a waiting invitation is not duplicated, and a withdrawn one is not sent', async () => {
  const shop = await openShop()
  const [one, two] = [await invite(shop), await invite(shop)]
  expect(two.body).toEqual(one.body)
  expect((await emailsOf(shop.db)).filter(({ to }) => to === email)).toHaveLength(1)
  await (await shop.as('owner')).send('DELETE', `admin/staff/invitations/${one.body.data.id}`)
  expect(await tokenSent(shop)).toBe('')
  expect((await emailsOf(shop.db)).filter(({ to }) => to === email)).toEqual([])
})

test('an invalid form does not use up the link', async () => {
  const shop = await openShop()
  expect((await invite(shop, 'packer', 'no address')).body.code).toBe('email_invalid')
  expect((await invite(shop, 'king')).status).toBe(400)
  await invite(shop)
  const token = await tokenSent(shop)
  const codes = [
    { ...newcomer, name: ' ' },
    { ...newcomer, password: 'short' },
    { ...newcomer, password: email },
  ].map(async (form) => (await accept(shop.guest(), token, form)).body.code)
  expect(await Promise.all(codes)).toEqual(['fields_missing', 'password_short', 'password_common'])
  expect((await accept(shop.guest(), token)).status).toBe(200)
})

test('of two who come with one link at once, one is let in', async () => {
  const shop = await openShop()
  await invite(shop)
  const token = await tokenSent(shop)
  const callers = [await shop.as('amina'), await shop.as('bilal')]
  const replies = await Promise.all(callers.map((caller) => accept(caller, token, {})))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('the database and the events hold neither the token nor, in events, the address', async () => {
  const shop = await openShop()
  await invite(shop)
  const token = await tokenSent(shop)
  const kept = await shop.db.all`select * from staff_invitation`
  expect(JSON.stringify(kept)).not.toContain(token)
  await accept(shop.guest(), token)
  const events = await shop.db.all<{ kind: string; data: string }>`
    select kind, data from event where kind like 'staff.%' order by seq`
  expect(events.map(({ kind }) => kind)).toEqual(['staff.invited', 'staff.joined'])
  expect(JSON.stringify(events)).not.toContain('@')
})
