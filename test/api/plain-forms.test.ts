import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { forFile } from '../support/clean-up.ts'
import { password } from '../support/cast.ts'
import { pngPhoto } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const nadia = {
  type: 'normal',
  fullname: 'Nadia Khan',
  number: '0301 7654321',
  email: 'nadia@kiryana.example',
  password,
}

test('a browser without scripts signs up by the form and is sent to the login', async () => {
  const shop = await openShop()
  const picture = { content: await pngPhoto() }
  const reply = await shop.guest().form('/signup', nadia, picture)
  expect(reply).toMatchObject({ status: 303, headers: { location: '/login?registered=yes' } })
  expect(reply.headers['set-cookie']).toBeUndefined() // it does not sign in
  expect((await shop.guest().post('user/login', { email: nadia.email, password })).status).toBe(200)
  const again = await shop.guest().form('/signup', nadia, picture)
  expect(again.headers['location']).toBe('/signup?type=normal&problem=email_taken')
})

test.each([
  ['no picture', nadia, '/signup?type=normal&problem=fields_missing'],
  [
    'no business',
    { ...nadia, type: 'stock' },
    '/signup?type=stock&problem=business_fields_missing',
  ],
  [
    'a common password',
    { ...nadia, password: 'password1' },
    '/signup?type=normal&problem=password_common',
  ],
  ['nothing', {}, '/signup?problem=fields_missing'],
])('refused for %s, the form returns without a session', async (why, fields, location) => {
  const shop = await openShop()
  const before = await shop.count('account')
  const picture = why === 'no picture' ? undefined : { content: await pngPhoto() }
  expect((await shop.guest().form('/signup', fields, picture)).headers['location']).toBe(location)
  expect(await shop.count('account')).toBe(before)
})

const question = { email: 'nadia@kiryana.example', message: 'x'.repeat(4000) }

test('a question and a message come in by their pages', async () => {
  const shop = await openShop()
  expect((await shop.guest().form('/help', question)).headers['location']).toBe(
    '/help?sent=yes#form',
  )
  const contact = { ...question, name: 'Nadia', subject: 'Thanks' }
  expect((await shop.guest().form('/contact', contact)).headers['location']).toBe(
    '/contact?sent=yes#form',
  )
  expect((await shop.guest().form('/contact', question)).headers['location']).toBe(
    '/contact?problem=message_incomplete#form',
  )
  expect(
    (await shop.guest().form('/help', { ...question, website: 'x' })).headers['location'],
  ).toBe('/help?sent=yes#form')
  const { data } = (await (await shop.as('clerk')).get('admin/messages')).body
  expect(data.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['contact', 'question'])
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile2 = forFile(() => openShop())

test.each([
  '/signup',
  '/help',
  '/contact',
  '/confirm-email',
  '/undo-change',
  '/notify-me',
  '/confirm-stock-alert',
  '/stop-stock-alerts',
  '/stop-list-reminder',
])('%s takes forms of our own pages only', async (page) => {
  const shop = shopOfFile2()
  const guest = shop.guest()
  expect((await guest.post(page, { email: 'x' })).status).toBe(415)
  const forged = await guest.post(page, 'email=x', {
    origin: 'https://evil.example',
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect(forged.status).toBe(403)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(async () => openShop({ pages: await loadPages() }))

test.each(['/confirm-email', '/undo-change'])(
  '%s explains an invalid link in the shop’s own sentence',
  async (page) => {
    const shop = shopOfFile()
    const amina = await shop.as('amina')
    const wrong = await amina.form(page, { token: 'none' })
    expect(wrong).toMatchObject({ status: 303, headers: { location: page } })
    const forged = encodeURIComponent('x•••@y.example, which needs your password')
    expect((await amina.get(`${page}?done=${forged}`)).text).not.toContain('needs your password')
  },
)

test('after a logout, login returns to the link', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const guest = shop.guest()
  const location = '/confirm-email?token=none&problem=sign_in'
  const reply = await guest.form('/confirm-email', { token: 'none' })
  expect(reply).toMatchObject({ status: 303, headers: { location } })
  expect((await guest.get(location)).headers['location']).toBe(
    '/login?next=%2Fconfirm-email%3Ftoken%3Dnone',
  )
})

const typed = '"><b>amina@kiryana.example'
const inValue = 'value="&quot;&gt;&lt;b&gt;amina@kiryana.example"'

test.each([
  ['/login', { email: typed, password: 'a wrong password' }],
  ['/find-order', { number: typed, phone: '0300 1234567' }],
  ['/notify-me', { product: '5', email: typed }],
])(
  'a refused %s has what was typed again, once and in this browser alone',
  async (path, fields) => {
    const shop = await openShop({ pages: await loadPages(), cacheFor: 60_000 })
    const guest = shop.guest()
    const reply = await guest.form(path, fields)
    expect(String(reply.headers['set-cookie'])).toMatch(
      new RegExp(`^typed=[^;]+; Max-Age=60; Path=${path}; HttpOnly; SameSite=Lax$`),
    )
    const location = String(reply.headers['location'])
    expect(location).toContain('problem=')
    expect(location).not.toContain('amina')
    const shared = await shop.guest().get(location) // fills the guest cache
    expect(shared.text).not.toContain('amina')
    const page = await guest.get(location)
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
    expect(page.text).toContain(inValue)
    expect(page.text).not.toMatch(/"><b>|a wrong password/)
    expect(guest.cookies.has('typed')).toBe(false)
    for (const later of [guest, shop.guest()])
      expect((await later.get(location)).text).not.toContain('amina')
  },
)

test.each(['/login', '/forgot-password', '/reset-password?token=none'])(
  'without scripts, the form of %s puts nothing typed into the address',
  async (path) => {
    const { text } = await shopOfFile().guest().get(path)
    const forms = (text.match(/<form[^>]*>/g) ?? []).filter((form) => !form.includes('"search"'))
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) expect(form).toContain('method="post"')
  },
)
