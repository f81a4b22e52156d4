import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import {
  confirm,
  day,
  email,
  invalid,
  login,
  minute,
  moveTo,
  openMail,
  other,
  row,
  undo,
} from '../support/contact-change.ts'

test('the undo wins over later changes by a thief', async () => {
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
      'Your account is restored. A link to choose a new password is on its way to a•••@kiryana.example.',
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

test('any of the mailed links undoes all later changes', async () => {
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

test('a change is undone within three days, and the own browser stays logged in', async () => {
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
