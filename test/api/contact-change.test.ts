import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { password } from '../support/cast.ts'
import { textOf } from '../support/dump.ts'
import { lettersOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { pngPhoto } from '../support/pictures.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const email = 'amina@kiryana.example'
const other = 'thief@kiryana.example'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const invalid = { status: 400, body: { code: 'change_link_invalid' } }

const row = (shop: TestShop) =>
  shop.db.one<Record<string, unknown>>`select * from account where id = 'amina'`

const login = (shop: TestShop, who = email, typed = password) =>
  shop.guest().post('user/login', { email: who, password: typed })

/** Sends what is due and reads the newest link of this kind that went to this address. */
async function openMail() {
  const shop = await openShop()
  const server = await openMailServer()
  const send = sender(shop, server.url)
  return {
    shop,
    async linkTo(to: string, page: 'confirm-email' | 'undo-change' | 'reset-password') {
      await sendDue(send)
      const link = new RegExp(`https://shop\\.example/${page}\\?token=([\\w-]{43})`)
      const found = server.mails.filter((mail) => mail.to.includes(to) && link.test(mail.text))
      return link.exec(found.at(-1)?.text ?? '')?.[1] ?? 'none was sent'
    },
  }
}
type Mail = Awaited<ReturnType<typeof openMail>>

const confirm = (who: Caller, token: string) => who.post('user/confirmemail', { token })
const undo = (shop: TestShop, token: string) => shop.guest().post('user/undochange', { token })

/** A new e-mail address, asked for and confirmed. */
async function moveTo({ linkTo }: Mail, who: Caller, to: string) {
  const asked = await who.form('user/updateprofile', { email: to })
  expect(asked.status).toBe(200)
  expect((await confirm(who, await linkTo(to, 'confirm-email'))).status).toBe(200)
}

test.each([
  ['e-mail address', { email: other }],
  ['phone', { number: '0333 1234567' }],
])('a session that is hours old needs the current password for another %s', async (_, change) => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const before = await row(shop)
  shop.later(3 * hour)
  const send = (more: Record<string, string>) =>
    amina.form('user/updateprofile', { fullname: 'Amina S.', ...change, ...more })
  const refused = { status: 400, body: { code: 'current_password' } }
  expect(await send({})).toMatchObject(refused)
  expect(await send({ currentpassword: 'not this one' })).toMatchObject(refused)
  expect(await row(shop)).toEqual(before)
  expect(await lettersOf(shop.db)).toEqual([])
  // What the form sends along unchanged needs nothing.
  const same = { fullname: 'Amina S.', email: 'AMINA@kiryana.example', number: '0300 0000000' }
  expect((await amina.form('user/updateprofile', same)).status).toBe(200)
  expect((await send({ currentpassword: password })).status).toBe(200)
})

test('a new e-mail address counts once its owner has confirmed it; until then the old one stays', async () => {
  const { shop, linkTo } = await openMail()
  const amina = await shop.as('amina')
  const asked = await amina.form('user/updateprofile', { email: other })
  expect(asked.body).toMatchObject({
    success: true,
    message: 'Profile updated successfully',
    user: { email, pending_email: other },
  })
  expect((await amina.get('user/me')).body).toMatchObject({ email, pending_email: other })
  expect((await login(shop, other)).status).toBe(401)

  const token = await linkTo(other, 'confirm-email')
  expect((await confirm(shop.guest(), token)).status).toBe(401)
  expect(await confirm(await shop.as('bilal'), token)).toMatchObject(invalid)
  expect((await confirm(amina, token)).body.user).toMatchObject({
    email: other,
    pending_email: null,
  })
  expect(await confirm(amina, token)).toMatchObject(invalid)
  expect([(await login(shop, other)).status, (await login(shop)).status]).toEqual([200, 401])
})

test('a link to confirm ends after a day, with a newer one, and when the address is taken meanwhile', async () => {
  const { shop, linkTo } = await openMail()
  const amina = await shop.as('amina')
  await amina.form('user/updateprofile', { email: other })
  const first = await linkTo(other, 'confirm-email')
  await amina.form('user/updateprofile', { email: 'second@kiryana.example' })
  const second = await linkTo('second@kiryana.example', 'confirm-email')
  expect(await confirm(amina, first)).toMatchObject(invalid)
  await shop.db.run`update account set email_key = 'second@kiryana.example' where id = 'bilal'`
  expect((await confirm(amina, second)).body.code).toBe('email_taken')
  await shop.db.run`update account set email_key = 'bilal@kiryana.example' where id = 'bilal'`
  shop.later(day)
  const back = await shop.as('amina')
  expect(await confirm(back, second)).toMatchObject(invalid)
  expect((await back.get('user/me')).body).toMatchObject({ email, pending_email: null })
})

test('the undo wins, whatever a thief did with the address that they confirmed', async () => {
  const mail = await openMail()
  const { shop, linkTo } = mail
  const thief = await shop.as('amina')
  await moveTo(mail, thief, other)
  const theirs = await linkTo(email, 'undo-change')
  // On to the next address, another phone, another password, a link for yet another one.
  await moveTo(mail, thief, 'next@kiryana.example')
  const fromThief = await linkTo(other, 'undo-change')
  await thief.form('user/updateprofile', { number: '0333 1234567', password: 'the thief knows it' })
  await shop.guest().post('user/forgotpassword', { email: 'next@kiryana.example' })
  const reset = await linkTo('next@kiryana.example', 'reset-password')
  await thief.form('user/updateprofile', { email: 'third@kiryana.example' })
  const pending = await linkTo('third@kiryana.example', 'confirm-email')

  expect((await undo(shop, theirs)).body).toEqual({
    success: true,
    message:
      'Your account is as it was before. A link to choose a new password is on its way to a•••@kiryana.example.',
    email: 'a•••@kiryana.example',
  })
  expect(await row(shop)).toMatchObject({ email, email_key: email, phone: '+923000000000' })
  expect((await thief.get('user/me')).body).toBeNull()
  for (const who of [email, other, 'next@kiryana.example', '0300 0000000', '0333 1234567'])
    for (const typed of [password, 'the thief knows it', ''])
      expect([who, typed, (await login(shop, who, typed)).status]).toEqual([who, typed, 401])
  const steal = { token: reset, password: 'once more the thief' }
  expect((await shop.guest().post('user/resetpassword', steal)).status).toBe(400)
  expect(await undo(shop, fromThief)).toMatchObject(invalid)
  expect(await confirm(await shop.as('amina'), pending)).toMatchObject(invalid)
  expect(await undo(shop, theirs)).toMatchObject(invalid)

  const token = await linkTo(email, 'reset-password')
  const fresh = { token, password: 'mine once more, truly' }
  expect((await shop.guest().post('user/resetpassword', fresh)).status).toBe(200)
  expect((await login(shop, email, fresh.password)).status).toBe(200)
})

test('any of the links that were told undoes what came after it', async () => {
  const mail = await openMail()
  const { shop, linkTo } = mail
  const thief = await shop.as('amina')
  await thief.form('user/updateprofile', { email: other })
  const early = await linkTo(other, 'confirm-email')
  shop.later(minute)
  await thief.form('user/updateprofile', { number: '0333 1234567' })
  const phone = await linkTo(email, 'undo-change')
  shop.later(minute)
  await confirm(thief, early)
  // Of the phone alone the owner undoes both: the address was confirmed after it.
  expect((await undo(shop, phone)).status).toBe(200)
  expect(await row(shop)).toMatchObject({ email_key: email, phone: '+923000000000' })
})

test('an address that was only asked for is undone too, before it is confirmed', async () => {
  const { shop, linkTo } = await openMail()
  const thief = await shop.as('amina')
  await thief.form('user/updateprofile', { email: other })
  const [mine, theirs] = [await linkTo(email, 'undo-change'), await linkTo(other, 'confirm-email')]
  expect((await undo(shop, mine)).status).toBe(200)
  expect(await confirm(await shop.as('amina'), theirs)).toMatchObject(invalid)
  expect((await login(shop)).status).toBe(401)
})

test('undone within three days of the change, from a browser of one’s own without signing it out', async () => {
  const mail = await openMail()
  const { shop, linkTo } = mail
  const [amina, elsewhere] = [await shop.as('amina'), await shop.as('amina')]
  await moveTo(mail, amina, other)
  const token = await linkTo(email, 'undo-change')
  shop.later(3 * day)
  expect(await undo(shop, token)).toMatchObject(invalid)
  shop.later(-1)
  const here = await shop.as('amina')
  expect((await here.post('user/undochange', { token })).status).toBe(200)
  expect((await here.get('user/me')).body.email).toBe(email)
  for (const who of [amina, elsewhere]) expect((await who.get('user/me')).body).toBeNull()
})

test('while it can be had back nobody else gets the old address, also not at the same moment', async () => {
  const mail = await openMail()
  const { shop } = mail
  const amina = await shop.as('amina')
  const form = { fullname: 'Squatter', number: '0311 1234567', type: 'normal', password }
  const picture = { content: await pngPhoto() }
  const take = (mine: string) => shop.guest().form('user/signup', { ...form, email: mine }, picture)
  await amina.form('user/updateprofile', { email: other })
  const token = await mail.linkTo(other, 'confirm-email')
  const [, taken] = await Promise.all([confirm(amina, token), take('Amina@kiryana.example')])
  expect(taken.status).toBe(409)
  expect((await take('Amina@kiryana.example')).status).toBe(409)
  const bilal = await shop.as('bilal')
  expect((await bilal.form('user/updateprofile', { email })).body.code).toBe('email_taken')
  expect((await undo(shop, await mail.linkTo(email, 'undo-change'))).status).toBe(200)
  await moveTo(mail, await shop.as('amina'), 'third@kiryana.example')
  shop.later(3 * day + 1)
  expect((await take(email)).status).toBe(201)
})

test('what is on its way when the undo comes changes nothing any more', async () => {
  const mail = await openMail()
  const { shop, linkTo } = mail
  const thief = await shop.as('amina')
  await moveTo(mail, thief, other)
  const token = await linkTo(email, 'undo-change')
  const late = [
    thief.form('user/updateprofile', { password: 'too late for a thief' }),
    thief.form('user/updateprofile', { email: 'late@kiryana.example' }),
    login(shop, other),
    login(shop, '0300 0000000'),
  ]
  const [undone] = await Promise.all([undo(shop, token), ...late])
  expect(undone.status).toBe(200)
  expect(await row(shop)).toMatchObject({ email_key: email, password_hash: '' })
  expect(await shop.db.all`select * from session where account_id = 'amina'`).toEqual([])
})

test('used twice at once, a link works once', async () => {
  const mail = await openMail()
  const { shop, linkTo } = mail
  const amina = await shop.as('amina')
  await amina.form('user/updateprofile', { email: other })
  const token = await linkTo(other, 'confirm-email')
  const confirmed = await Promise.all([1, 2, 3].map(() => confirm(amina, token)))
  expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const back = await linkTo(email, 'undo-change')
  const undone = await Promise.all([1, 2, 3].map(() => undo(shop, back)))
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

test('tokens are kept as hashes; nobody is flooded with mails; what is old goes', async () => {
  const { shop, linkTo } = await openMail()
  const amina = await shop.as('amina')
  for (let time = 0; time < 3; time += 1)
    expect((await amina.form('user/updateprofile', { email: other })).status).toBe(200)
  expect((await amina.form('user/updateprofile', { email: other })).status).toBe(429)
  const tokens = [await linkTo(other, 'confirm-email'), await linkTo(email, 'undo-change')]
  for (const token of tokens) {
    expect(token).toHaveLength(43)
    expect(await textOf(shop.db)).not.toContain(token)
  }
  for (let time = 4; time < 10; time += 1)
    await amina.form('user/updateprofile', { number: `0333 123456${time}` })
  expect((await amina.form('user/updateprofile', { number: '0333 7654321' })).status).toBe(429)
})
