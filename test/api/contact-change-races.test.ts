import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import {
  confirm,
  day,
  email,
  login,
  moveTo,
  openMail,
  other,
  row,
  undo,
} from '../support/contact-change.ts'
import { pngPhoto } from '../support/pictures.ts'

test('while a change can be undone no other account gets the old address, not even concurrently', async () => {
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

test('changes in flight when the undo arrives have no effect', async () => {
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
