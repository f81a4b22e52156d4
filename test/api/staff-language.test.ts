import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const html = { accept: 'text/html' }
const fromUrduPage = { 'office-language': 'ur' }
const open = async () => openShop({ languages: [english, urdu], pages: await loadPages() })

const inUrdu = (text: string) => /[\u0600-\u06ff]/.test(text)
const choose = (caller: Awaited<ReturnType<TestShop['as']>>, language: string) =>
  caller.send('PUT', 'admin/language', { language })
const htmlTag = (text: string) => /<html ([^>]*)>/.exec(text)?.[1]

test('staff choose their language, which is kept with the account on every device', async () => {
  const shop = await open()
  const owner = await shop.as('owner')
  expect(htmlTag((await owner.get('/admin', html)).text)).toBe('lang="en" dir="ltr"')
  const answer = await choose(owner, 'ur')
  expect(answer).toMatchObject({ status: 200, body: { data: { language: 'ur' } } })
  expect(String(answer.headers['set-cookie'])).toContain('locale=ur')
  const elsewhere = await shop.as('owner')
  elsewhere.cookies.set('locale', 'en')
  expect(htmlTag((await elsewhere.get('/admin', html)).text)).toBe('lang="ur" dir="rtl"')
  // Colleagues and the shop at the same device keep theirs.
  expect(htmlTag((await (await shop.as('clerk')).get('/admin', html)).text)).toContain('"en"')
  expect(htmlTag((await elsewhere.get('/', html)).text)).toContain('"en"')
  await choose(elsewhere, 'en')
  expect(htmlTag((await owner.get('/admin', html)).text)).toContain('"en"')
  expect((await choose(owner, 'fr')).status).toBe(400)
})

test('before the login the cookie or the browser decides; a login keeps the choice of the account', async () => {
  const shop = await open()
  const langOf = async (headers: Record<string, string>) =>
    htmlTag((await shop.guest().get('/admin/login', { ...html, ...headers })).text)
  expect(await langOf({ cookie: 'locale=ur' })).toContain('"ur"')
  expect(await langOf({ 'accept-language': 'ur-PK' })).toContain('"ur"')
  expect(await langOf({})).toContain('"en"')
  const wrong = { email: 'owner@kiryana.example', password: 'wrong' }
  const refused = await shop.guest().post('user/login', wrong, fromUrduPage)
  expect([refused.status, inUrdu(refused.body.message)]).toEqual([401, true])

  await choose(await shop.as('owner'), 'ur')
  const guest = shop.guest()
  await guest.post('user/login', { ...wrong, password: 'a good long password' })
  expect(htmlTag((await guest.get('/admin', html)).text)).toContain('"ur"')
})

test('answers are in the language of the page, else of the account; scripts ask for theirs', async () => {
  const shop = await open()
  const owner = await shop.as('owner')
  const bad = 'admin/orders?limit=none'
  const saysUrdu = async (headers = {}) => inUrdu((await owner.get(bad, headers)).body.message)
  expect(await saysUrdu()).toBe(false)
  expect(await saysUrdu(fromUrduPage)).toBe(true)
  await choose(owner, 'ur')
  expect(await saysUrdu()).toBe(true)
  expect(await saysUrdu({ 'office-language': 'en' })).toBe(false)

  const token = await owner.post('admin/security/tokens', {
    name: 'Till',
    permissions: ['order.read'],
    days: 30,
    password: 'a good long password',
  })
  const authorization = `Bearer ${token.body.data.token}`
  const script = async (headers = {}) =>
    inUrdu((await shop.guest().get(bad, { authorization, ...headers })).body.message)
  expect(await script()).toBe(true)
  expect(await script({ 'accept-language': 'en' })).toBe(false)
})

test('staff see the texts of the shop as they are, also where shoppers read a translation', async () => {
  const shop = await open()
  await writeTranslations(shop.db, 'ur', new Map([['Kala Kulu Apples', 'کالا کلو سیب']]), 1)
  const owner = await shop.as('owner')
  const nameFor = async (headers = {}) =>
    (await owner.get('shoppingitems/apples', headers)).body.data.itemfullname
  expect(inUrdu(await nameFor({ 'accept-language': 'ur' }))).toBe(true)
  expect(await nameFor(fromUrduPage)).toBe('Kala Kulu Apples')
  await choose(owner, 'ur')
  const { text } = await owner.get('/admin/products', html)
  expect(text).toContain('Kala Kulu Apples')
  expect(text).not.toContain('کالا کلو سیب')
})

test('guests of the shop never get an answer for staff, and the other way round', async () => {
  const shop = await openShop({
    languages: [english, urdu],
    pages: await loadPages(),
    cacheFor: 60_000,
  })
  await writeTranslations(shop.db, 'ur', new Map([['Kala Kulu Apples', 'کالا کلو سیب']]), 1)
  const nameFor = async (headers: Record<string, string>) =>
    (await shop.guest().get('shoppingitems/apples', headers)).body.data.itemfullname
  const asked = [{ cookie: 'locale=ur' }, { cookie: 'locale=ur', ...fromUrduPage }]
  for (const headers of [...asked, ...asked])
    expect(inUrdu(await nameFor(headers))).toBe(!('office-language' in headers))
})

test('the sentences of the back office come in a file of their own, without those of the shop', async () => {
  const shop = await open()
  const fileOf = async (page: string) => {
    const { text } = await shop.guest().get(page, { ...html, cookie: 'locale=ur' })
    const [, path = ''] = /id="translation" href="([^"]+)"/.exec(text) ?? []
    return Object.keys(JSON.parse((await shop.guest().get(path)).text) as object)
  }
  const [staff, shoppers] = [await fileOf('/admin/login'), await fileOf('/ur/cart')]
  expect(staff).toContain('staff-login')
  expect(staff).not.toContain('cart')
  expect(shoppers).toContain('cart')
  expect(shoppers.filter((name) => name.startsWith('back-office') || name.startsWith('staff'))).toEqual([]) // prettier-ignore
})

test('whoever accepts an invitation in Urdu has the back office in Urdu', async () => {
  const shop = await open()
  const owner = await shop.as('owner')
  const invitation = { email: 'nida@kiryana.example', role: 'packer' }
  const { id } = (await owner.post('admin/staff/invitations', invitation)).body.data
  const link = await owner.put(`admin/staff/invitations/${id}/link`)
  const guest = shop.guest()
  const accepted = { token: link.body.data.token, name: 'Nida', password: 'a good long password' }
  expect((await guest.post('staff/invitation/accept', accepted, fromUrduPage)).status).toBe(200)
  expect(htmlTag((await guest.get('/admin', html)).text)).toContain('"ur"')
})

test('staff who work in Urdu get the Urdu name of goods in an order beside its own', async () => {
  const shop = await open()
  const owner = await shop.as('owner')
  const { _id: id } = await placed(await shop.as('amina'), cartOrder())
  const lineOf = async (headers = {}) =>
    (await owner.get(`admin/orders/${id}`, headers)).body.data.lines[0]
  const name = 'Kala Kulu Apples'
  await writeTranslations(shop.db, 'ur', new Map([[name, 'سیب']]), 0)
  expect(await lineOf()).not.toHaveProperty('label')
  expect(await lineOf(fromUrduPage)).toMatchObject({ name, label: 'سیب' })
})
