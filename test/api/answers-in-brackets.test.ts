import { expect, test } from 'vitest'
import { english } from '#web/messages/language.ts'
import { chooseForStaff } from '../support/bracketed-shop.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { outsideBrackets, pseudo } from '../support/pseudo-locale.ts'
import { type Caller, openShop, type Reply, type TestShop } from '../support/shop.ts'
import type { Person } from '../support/cast.ts'

const open = () => openShop({ languages: [english, pseudo] })

/** A client in the language of brackets. */
async function reader(shop: TestShop, who: Person | 'guest') {
  await chooseForStaff(shop.db, pseudo.locale)
  const caller = await shop.is(who)
  caller.cookies.set('locale', pseudo.locale)
  return caller
}

/** The readable text of an answer, and its words outside the messages. */
function englishIn({ body }: Reply): string[] {
  const { message, errors = [] } = body as { message: string; errors?: { message: string }[] }
  expect(message).toMatch(/^⟦/)
  return [message, ...errors.map((error) => error.message)].flatMap((sentence) =>
    outsideBrackets(sentence),
  )
}

type Asks = readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown]
const refusals: readonly [who: Person | 'guest', status: number, code: string, ...Asks][] = [
  ['guest', 401, 'login_failed', 'POST', 'user/login', { email: 'a@b.example', password: 'wrong' }],
  ['guest', 401, 'sign_in_for_orders', 'GET', 'order/get'],
  ['guest', 401, 'sign_in_for_cart', 'GET', 'cart'],
  ['guest', 404, 'product_not_found', 'GET', 'shoppingitems/none'],
  ['guest', 404, 'order_not_found', 'GET', 'order/none'],
  ['guest', 404, 'not_found', 'GET', 'nothing/here'],
  ['guest', 400, 'bad_request', 'POST', 'user/login', '{"email":'],
  ['guest', 400, 'bad_request', 'GET', '/api/v1/shoppingitems/%E0%A4%A'],
  ['guest', 413, 'bad_request', 'POST', 'user/login', JSON.stringify('x'.repeat(300_000))],
  ['guest', 415, 'multipart_only', 'POST', 'user/signup', {}],
  ['guest', 400, 'does_not_fit', 'POST', 'user/login', {}],
  ['guest', 400, 'does_not_fit', 'GET', 'shoppingitems?page=0&limit=many'],
  ['guest', 400, 'does_not_fit', 'GET', 'delivery?lat=95&lng=0'],
  ['guest', 400, 'does_not_fit', 'POST', 'order/create', { products: [], total: 'much' }],
  ['guest', 400, 'message_incomplete', 'POST', 'message', { kind: 'contact', email: 'none' }],
  [
    'guest',
    400,
    'reset_link_invalid',
    'POST',
    'user/resetpassword',
    tokenAnd('mera lamba password'),
  ],
  ['guest', 400, 'password_short', 'POST', 'user/resetpassword', tokenAnd('short')],
  ['amina', 403, 'staff_only', 'GET', 'admin/orders'],
  ['amina', 409, 'price_changed', 'POST', 'order/create', cartOrder(1)],
  ['amina', 409, 'out_of_stock', 'POST', 'order/create', cartOrder(1150, asked('lastmango', 2))],
  ['amina', 404, 'product_not_found', 'POST', 'order/create', cartOrder(1, asked('none', 1))],
  ['amina', 409, 'no_points', 'POST', 'user/redeemloyaltypoints', { points: 5 }],
  ['amina', 409, 'in_stock_again', 'POST', 'user/notifyme', { productid: 'apples' }],
  ['amina', 404, 'address_not_found', 'DELETE', 'user/addresses/none'],
  ['clerk', 403, 'permission_missing', 'PATCH', 'admin/staff/amina', { role: 'viewer' }],
  [
    'clerk',
    400,
    'does_not_fit',
    'PATCH',
    'admin/products/apples',
    { listPrice: 'one', unknown: 1 },
  ],
  [
    'owner',
    400,
    'does_not_fit',
    'PATCH',
    'admin/settings',
    { phone: 'none', tiles: 'x', hours: 1 },
  ],
  ['owner', 404, 'not_found', 'GET', 'admin/nothing'],
]

function tokenAnd(newPassword: string) {
  return { token: 'x'.repeat(43), password: newPassword }
}
function asked(product: string, quantity: number) {
  return [{ product, quantity }]
}

test('every refusal is in the language of the request', async () => {
  const shop = await open()
  for (const [who, status, code, method, path, body] of refusals) {
    const answer = await (await reader(shop, who)).send(method, path, body)
    expect([path, answer.status, answer.body.code]).toEqual([path, status, code])
    expect([path, englishIn(answer)]).toEqual([path, []])
  }
})

test('early refusals are in the language of the request', async () => {
  const shop = await openShop({
    languages: [english, pseudo],
    publicUrl: 'https://kiryana.example',
  })
  const guest = await reader(shop, 'guest')
  const elsewhere = await guest.get('shoppingitems', { host: 'else.example' })
  expect(elsewhere).toMatchObject({ status: 400, body: { code: 'wrong_host' } })
  expect(englishIn(elsewhere)).toEqual([])
  const forged = await guest.post(
    'user/logout',
    {},
    {
      host: 'kiryana.example',
      origin: 'https://else.example',
    },
  )
  expect(forged).toMatchObject({ status: 403, body: { code: 'other_origin' } })
  expect(englishIn(forged)).toEqual([])
})

test('throttling is answered in the language of the request', async () => {
  const shop = await open()
  const guest = await reader(shop, 'guest')
  let answer: Reply
  do answer = await guest.post('user/login', { email: 'a@b.example', password: 'wrong' })
  while (answer.status === 401)
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect(englishIn(answer)).toEqual([])
})

test('amounts in refusals are in the language of the request', async () => {
  const shop = await open()
  const owner = await shop.as('owner')
  const area = { kind: 'circle', centre: { lat: 33.6, lng: 73 }, radius: 10 }
  const zone = { name: 'Saddar', area, fee: 150, minimum: 5000 }
  expect((await owner.post('admin/zones', zone)).status).toBe(201)
  const amina = await reader(shop, 'amina')
  const order = cartOrder(630, undefined, { location: { lat: 33.6, lng: 73 } })
  const refused = await amina.post('order/create', order)
  expect(refused).toMatchObject({ status: 409, body: { code: 'below_minimum', zone: 'Saddar' } })
  expect([englishIn(refused), outsideBrackets(refused.body.least)]).toEqual([[], []])
  const answer = await amina.get('delivery?lat=33.6&lng=73')
  expect(answer.body.message).toMatch(/⟦/)
  expect(outsideBrackets(answer.body.message + answer.body.estimate)).toEqual([])
})

test('problems of a price list are in the language of the sender', async () => {
  const shop = await open()
  const clerk = await reader(shop, 'clerk')
  const send = (list: string) =>
    clerk.send('POST', 'admin/products/import', Buffer.from(list), { 'content-type': 'text/csv' })
  const refused = await send('colour,weight\nred,5')
  expect(refused).toMatchObject({ status: 400, body: { code: 'list_unreadable' } })
  expect(englishIn(refused)).toEqual([])
  const { body } = await send(
    'name,category,price\n,Flour,5\nAtta,Flour,\nTea,Tea,-5\nOil,Oil,5,6\n',
  )
  const { rejected } = body.data as { rejected: { code: string; reason: string }[] }
  expect(rejected.map(({ code }) => code)).toEqual(['noName', 'missing', 'negative', 'cells'])
  expect(rejected.flatMap(({ reason }) => outsideBrackets(reason))).toEqual([])
})

test('success messages are in the language of the request', async () => {
  const shop = await open()
  const guest = await reader(shop, 'guest')
  const amina = await reader(shop, 'amina')
  const clerk = await reader(shop, 'clerk')
  const form = {
    fullname: 'Nadia Rehman',
    number: '0333 7654321',
    email: 'nadia@kiryana.example',
    type: 'normal',
    password: 'mera lamba password',
  }
  const { body: address } = await amina.post('user/addresses', {
    name: 'Amina',
    phone: '0300 1234567',
    address: 'House 12, Street 4',
  })
  const done: (readonly [caller: Caller, ...Asks])[] = [
    [guest, 'POST', 'user/forgotpassword', { email: 'amina@kiryana.example' }],
    [guest, 'POST', 'message', { kind: 'question', email: 'a@b.example', message: 'When?' }],
    [amina, 'DELETE', `user/addresses/${address.data._id}`],
    [clerk, 'DELETE', 'admin/products/draft'],
    [clerk, 'DELETE', 'admin/products/apples'],
    [clerk, 'POST', 'user/logout', {}],
    [amina, 'POST', 'user/signouteverywhere', {}],
  ]
  const answers = [
    await guest.form('user/signup', form, { content: await pngPhoto() }),
    await amina.form('user/updateprofile', { fullname: 'Amina S.' }),
  ]
  for (const [caller, ...asks] of done) answers.push(await caller.send(...asks))
  for (const answer of answers) {
    expect([answer.body, answer.status < 300]).toEqual([answer.body, true])
    expect(englishIn(answer)).toEqual([])
  }
})

test('other requests get English', async () => {
  const shop = await open()
  const guest = shop.guest()
  expect((await guest.get('order/get')).body.message).toBe('Please login to view your orders')
  await placed(await shop.as('amina'), cartOrder())
})
