import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { emailsOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const email = 'amina@kiryana.example'
const fresh = 'naya lamba password'
const kindsOf = async (shop: TestShop) =>
  (await emailsOf(shop.db)).map(({ kind, to }) => `${kind} ${to}`).toSorted()

async function mailsOf(shop: TestShop) {
  const server = await openMailServer()
  await sendDue(sender(shop, server.url))
  return server.mails
}

test('a password change sends an e-mail with what to do if it was not you', async () => {
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

    The password of your account has just been changed. Every other device is now logged out.

    Was this you? Then you don't need to do anything.

    Not you? Choose a new password at once, so that the old one stops working. Then reply to this e-mail or call us.

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

test('a new e-mail address notifies the old one; other capitals are no change', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.form('user/updateprofile', { email: 'Amina@Kiryana.example' })
  const taken = { email: 'bilal@kiryana.example' }
  expect((await amina.form('user/updateprofile', taken)).status).toBe(409)
  expect(await kindsOf(shop)).toEqual([])
  await amina.form('user/updateprofile', { email: 'new@kiryana.example', number: '0333 1234567' })
  const mails = (await mailsOf(shop)).map(({ to, headers, text }) => [
    to.join(),
    /^Subject: (.*)$/m.exec(headers)?.[1],
    text.replaceAll(/(token=)[\w-]{43}/g, '$1…').split('\n\n-- ')[0],
  ])
  expect(Object.fromEntries(mails.map(([to, subject, text]) => [`${to} ${subject}`, text])))
    .toMatchInlineSnapshot(`
    {
      "Amina@kiryana.example A new e-mail address for your account at Kiryana": "A new e-mail address was requested

    Dear Amina Siddiqui,

    We received a request to use n•••@kiryana.example for your account. Your account keeps this address until the new one is confirmed.

    Was this you? Then you don't need to do anything.

    Not you? Undo it within 3 days: every device is logged out, your account goes back to how it was, and we send you a link to choose a new password.

    Undo this change:
    https://shop.example/undo-change?token=…

    -- 
    Kiryana
    Shop 12, Jinnah Avenue, Blue Area, Islamabad
    +92 51 111 547 926
    https://shop.example/

    ",
      "Amina@kiryana.example The phone number of your account at Kiryana was changed": "Your phone number was changed

    Dear Amina Siddiqui,

    Your account now has the phone number ending in 567.

    Was this you? Then you don't need to do anything.

    Not you? Undo it within 3 days: every device is logged out, your account goes back to how it was, and we send you a link to choose a new password.

    Undo this change:
    https://shop.example/undo-change?token=…

    -- 
    Kiryana
    Shop 12, Jinnah Avenue, Blue Area, Islamabad
    +92 51 111 547 926
    https://shop.example/

    ",
      "new@kiryana.example Confirm your e-mail address for Kiryana": "Is this your e-mail address?

    Dear Amina Siddiqui,

    You asked to use this address for your account at Kiryana. Please confirm it within 24 hours; until then your account keeps the address it has.

    Confirm this address:
    https://shop.example/confirm-email?token=…

    Not you? Then you don't need to do anything.

    -- 
    Kiryana
    Shop 12, Jinnah Avenue, Blue Area, Islamabad
    +92 51 111 547 926
    https://shop.example/

    ",
    }
  `)
})
