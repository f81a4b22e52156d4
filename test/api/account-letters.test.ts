import { expect, test } from 'vitest'
import { sendDue } from '#shop/outbox/send-due.ts'
import { password } from '../support/cast.ts'
import { lettersOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const email = 'amina@kiryana.example'
const fresh = 'naya lamba password'
const kindsOf = async (shop: TestShop) =>
  (await lettersOf(shop.db)).map(({ kind, to }) => `${kind} ${to}`).toSorted()

async function mailsOf(shop: TestShop) {
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  return server.mails
}

test('a new password is told of, and what to do if it was somebody else', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.form('user/updateprofile', { fullname: 'Amina Bibi' })
  expect((await amina.form('user/updateprofile', { password: 'short' })).status).toBe(400)
  expect(await kindsOf(shop)).toEqual([])
  expect((await amina.form('user/updateprofile', { password: fresh })).status).toBe(200)
  const [mail] = await mailsOf(shop)
  expect(mail?.to).toEqual([email])
  expect(mail?.headers).toContain('Subject: Your password for Kiryana was changed')
  expect(mail?.text).toMatchInlineSnapshot(`
    "Your password was changed

    Dear Amina Bibi,

    The password of your account has just been changed. Everywhere else where somebody was logged in, they are logged out.

    It was you? Then there is nothing to do.

    It was not you? Choose a new password at once: it closes the account for everybody who knows the old one. Then answer this mail or call us.

    Choose a new password:
    https://shop.example/forgot-password

    -- 
    Kiryana
    Shop 12, Jinnah Avenue, Blue Area, Islamabad
    +92 51 111 547 926
    https://shop.example/

    "
  `)
  expect(mail?.text).not.toContain(fresh)
})

test('so is one that was chosen with a mailed link', async () => {
  const shop = await openShop()
  await shop.guest().post('user/forgotpassword', { email })
  const [mail] = await mailsOf(shop)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const reset = () => shop.guest().post('user/resetpassword', { token, password: fresh })
  expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(400)
  expect(await kindsOf(shop)).toEqual([`password-changed ${email}`, `password-reset ${email}`])
})

test('another e-mail address is told to the one before; the same in other letters is no other', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.form('user/updateprofile', { email: 'Amina@Kiryana.example' })
  const taken = { email: 'bilal@kiryana.example' }
  expect((await amina.form('user/updateprofile', taken)).status).toBe(409)
  expect(await kindsOf(shop)).toEqual([])
  await amina.form('user/updateprofile', { email: 'new@kiryana.example', password: fresh })
  expect((await shop.guest().post('user/login', { email, password })).status).toBe(401)
  const mails = await mailsOf(shop)
  expect(mails.map(({ to }) => to)).toEqual([['Amina@kiryana.example'], ['Amina@kiryana.example']])
  const told = mails.find(({ headers }) => headers.includes('The e-mail address'))
  expect(told?.text).toMatchInlineSnapshot(`
    "Your e-mail address was changed

    Dear Amina Siddiqui,

    Your account now has the address n•••@kiryana.example. Letters go there from now on, and you log in with it. This is the last one to the old address.

    It was you? Then there is nothing to do.

    It was not you? Answer this mail or call us at once, and we will give you your account back.

    How to reach us:
    https://shop.example/contact

    -- 
    Kiryana
    Shop 12, Jinnah Avenue, Blue Area, Islamabad
    +92 51 111 547 926
    https://shop.example/

    "
  `)
})
