import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import {
  confirm,
  day,
  email,
  hour,
  invalid,
  login,
  openMail,
  other,
  row,
  undo,
} from '../support/contact-change.ts'
import { textOf } from '../support/dump.ts'
import { emailsOf } from '../support/mail.ts'
import { openShop } from '../support/shop.ts'

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
  expect(await emailsOf(shop.db)).toEqual([])
  // Unchanged fields of the form need no password.
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

test('tokens are stored as hashes; e-mails are limited; old rows are deleted', async () => {
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
