import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { pngPhoto } from '../support/pictures.ts'
import { Caller, openShop } from '../support/shop.ts'

const secret = 'canary-password-1'
const email = 'canary@kiryana.example'
const token = 'canary-token-0123456789012345678901234567890'

/** A server over the same shop with the most detailed log; returns the log. */
async function openLogged() {
  const shop = await openShop()
  let written = ''
  const logTo = { write: (line: string) => void (written += line) }
  const config = { dataFolder: shop.dataFolder, publicUrl: null, logLevel: 'trace' } as const
  const app = await buildApp({ config, shop, pages: null, logTo, maxDelay: Infinity })
  onTestFinished(() => app.close())
  return { shop, app, log: () => written }
}

test('no password, cookie, token, e-mail or phone is in the log at any level, with any failure', async () => {
  const { shop, app, log } = await openLogged()
  const who = new Caller(app)
  const form = {
    fullname: 'Canary Person',
    number: '0333 9876543',
    email,
    type: 'normal',
    password: secret,
  }
  await who.form('user/signup', form, { content: await pngPhoto() })
  await who.form('user/signup', form, { content: await pngPhoto() })
  await who.form('user/signup', { ...form, password: 'short' }, { content: Buffer.from('canary') })
  await who.post('user/login', { email, password: `${secret}-wrong` })
  await who.post('user/login', { email: form.number, password: secret })
  await who.form('/login', { email, password: `${secret}-wrong` })
  await who.get('/login?problem=failed') // with the typed e-mail in a cookie
  const cookie = who.cookies.get('sid') ?? 'none'
  await who.form('user/updateprofile', { password: `${secret}-new`, currentpassword: secret })
  await who.form('user/updateprofile', { email: `new-${email}`, currentpassword: 'canary wrong' })
  await who.post('user/forgotpassword', { email })
  await who.post('user/resetpassword', { token, password: secret })
  await who.post('user/confirmemail', { token })
  await who.post('user/undochange', { token })
  await who.post('user/deleteaccount', { password: `${secret}-wrong` })
  await who.post('user/login', `{"email":"${email}","password":"${secret}`)
  for (const page of ['reset-password', 'confirm-email', 'undo-change', 'order/none'])
    await who.get(`/${page}?token=${token}&key=${token}`)
  const next = encodeURIComponent(`/confirm-email?token=${token}`)
  await who.get(`/login?next=${next}`)
  await who.get(`/login?next=${encodeURIComponent(next)}`)
  // Also when the shop fails internally.
  await shop.db.run`drop table throttle`
  const failed = await who.post('user/login', { email, password: secret })
  expect(failed.status).toBe(500)
  expect(failed.text).not.toMatch(/canary|throttle|sql/i)

  expect(log()).toContain('/api/v1/user/login')
  expect(log()).toContain('a request failed')
  const told = log()
    .split('\n')
    .filter((line) => /canary|9876543|333 9876543|argon2id/i.test(line))
  expect(told).toEqual([])
  expect(log()).not.toContain(cookie)
})

test('any address and headers give one log line', async () => {
  const { app, log } = await openLogged()
  const forged = '%0a{"level":60,"msg":"forged"}'
  await new Caller(app).get(`/${forged}?x=${forged}`, { 'user-agent': '{"level":60}' })
  for (const line of log().trim().split('\n'))
    expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
})
