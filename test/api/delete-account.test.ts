import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { password } from '../support/cast.ts'
import { textOf } from '../support/dump.ts'
import { outboxOf, sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { buyNow, cartOrder, delivered, placed } from '../support/orders.ts'
import { phonePhoto, pngPhoto } from '../support/pictures.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const email = 'zubaida@kiryana.example'
const secret = 'mera lamba password'
const street = 'Lane 9, Canary Colony, Rawalpindi'
const friend = {
  name: 'Friend Canary',
  phone: '0300 5550001',
  email: 'friend-canary@kiryana.example',
}
/** Whatever of this is found in the database afterwards was forgotten there. */
const canaries = /zubaida|qalandar|canary|3339876543|333 9876543|3005550001|5550001/i
const form = {
  fullname: 'Zubaida Qalandar',
  number: '0333 9876543',
  email: 'Zubaida@Kiryana.example',
  type: 'stock',
  bussinesname: 'Canary Stores',
  bussinesaddress: street,
  password: secret,
}
const day = 24 * 60 * 60_000
const filesIn = (shop: TestShop, folder: string) => readdirSync(join(shop.dataFolder, folder))

/** Former staff a trace wherever one can be left. */
async function openWithLife() {
  const shop = await openShop()
  const [zubaida, clerk] = [shop.guest(), await shop.as('clerk')]
  await zubaida.form('user/signup', form, { content: await pngPhoto() })
  await shop.guest().post('user/login', { email, password: 'a wrong one' })
  await shop.guest().post('user/login', { email: form.number, password: 'a wrong one' })
  await zubaida.post('user/login', { email, password: secret, remember: true })
  const { _id: id, loyaltycard_no: card } = (await zubaida.get('user/me')).body
  const address = { name: form.fullname, phone: form.number, address: street, label: 'Canary' }
  await zubaida.post('user/addresses', address)
  await zubaida.post('user/addtofavourites', { productid: 'chai' })
  const server = await openMailServer()
  await sendDue(sender(shop, server.url)) // sent e-mails are kept for a while

  const order = await delivered(
    shop,
    zubaida,
    cartOrder(400 + 150, undefined, {
      shippingAddress: street,
      contact: friend,
      note: 'Mind the canary',
    }),
  )
  const back = {
    product: 'apples',
    quantity: '1',
    kind: 'unwanted',
    reason: 'Too many for a canary',
  }
  await zubaida.form(`order/${order}/return`, back, { content: await phonePhoto(), field: 'photo' })
  shop.later(1000)
  const called = await placed(zubaida, cartOrder(450 + 150, [{ product: 'chai', quantity: 1 }]))
  shop.later(1000)
  await zubaida.post(`order/${called._id}/cancel`, { products: [], reason: 'The canary is ill' })
  await zubaida.put('cart', { cartitems: [{ _id: 'atta', quantity: 1 }] })
  await zubaida.post('reviews', { review: 'As my canary says: good', rating: 5 })
  await zubaida.post('shoppingitems/apples/reviews', { review: 'Eaten by a canary', rating: 4 })
  await zubaida.post('message', {
    name: form.fullname,
    email,
    subject: 'Canary',
    message: 'Do you have bird seed?',
  })
  await shop.guest().post('user/forgotpassword', { email })
  return { shop, zubaida, clerk, id, card, order }
}

async function decideReturn({ clerk }: Awaited<ReturnType<typeof openWithLife>>) {
  const [asked] = (await clerk.get('admin/returns')).body.data
  const decision = { state: 'accepted', restock: true, note: 'Canary taken back' }
  const { status } = await clerk.patch(`admin/returns/${asked.id}`, decision)
  expect(status).toBe(200)
}

test('all personal data is deleted everywhere; orders, points and books stay', async () => {
  const life = await openWithLife()
  const { shop, zubaida, clerk, id, order } = life
  expect((await textOf(shop.db)).match(canaries)).not.toBeNull()
  expect((await zubaida.post('user/deleteaccount', { password: secret })).body).toMatchObject({
    statuscode: 409,
    code: 'account_awaits_return',
  })
  await decideReturn(life)
  const [orders, entries] = [await shop.count('orders'), await shop.count('points_entry')]

  expect((await zubaida.post('user/deleteaccount', { password: secret })).body).toEqual({
    success: true,
    message: 'Your account is deleted',
  })
  expect((await textOf(shop.db)).match(canaries)?.[0]).toBeUndefined()
  expect([filesIn(shop, 'media/people'), filesIn(shop, 'returns')]).toEqual([[], []])
  expect([await shop.count('orders'), await shop.count('points_entry')]).toEqual([orders, entries])
  expect((await clerk.get(`admin/orders/${order}`)).body.data).toMatchObject({
    total: 550,
    address: '',
    contact: { name: '', email: '', phone: '' },
    note: '',
    lines: [{ quantity: 2 }],
  })
  expect((await clerk.get('admin/customers?q=deleted')).body.total).toBe(0)
  const audit = await shop.db.all`
    select actor as by, subject, data as details from event where kind = 'account.deleted'`
  expect(audit).toEqual([{ by: id, subject: id, details: '{}' }])
  expect((await shop.guest().get('reviews')).body).toEqual([])
  expect((await shop.guest().get('shoppingitems/apples')).body.data).toMatchObject({ rating: null })
  await expectSoundLedger(shop)
})

test('the account is closed on every device, and its e-mail address can sign up again', async () => {
  const life = await openWithLife()
  const { shop, zubaida, card } = life
  await decideReturn(life)
  const elsewhere = shop.guest()
  await elsewhere.post('user/login', { email, password: secret })
  const due = (await outboxOf(shop.db)).filter(({ state }) => state === 'due')
  expect(due.map(({ email }) => email.kind)).toContain('password-reset')
  const token = zubaida.cookies.get('sid') ?? ''
  expect((await zubaida.post('user/deleteaccount', { password: secret })).status).toBe(200)
  expect(zubaida.cookies.get('sid')).toBeUndefined()
  zubaida.cookies.set('sid', token)

  for (const who of [zubaida, elsewhere]) expect((await who.get('user/me')).body).toBeNull()
  expect((await zubaida.post('user/deleteaccount', { password: secret })).status).toBe(401)
  expect((await shop.guest().post('user/login', { email, password: secret })).status).toBe(401)
  expect(await outboxOf(shop.db)).toEqual([]) // unsent e-mails are dropped

  const again = await shop.guest().form('user/signup', form, { content: await pngPhoto() })
  expect(again.status).toBe(201)
  await elsewhere.post('user/login', { email, password: secret })
  expect((await elsewhere.get('order/get')).body.data).toEqual([])
  const me = (await elsewhere.get('user/me')).body
  expect(me).toMatchObject({ loyalty_points: 0, favorites: [] })
  expect(me.loyaltycard_no).not.toBe(card)
})

test.each(['placed', 'packed', 'shipped'] as const)(
  'not while an order is %s; after it has arrived or is cancelled',
  async (status) => {
    const shop = await openShop()
    const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
    const { _id: id } = await placed(amina, buyNow())
    for (const step of ['packed', 'shipped'].slice(
      0,
      ['placed', 'packed', 'shipped'].indexOf(status),
    ))
      await clerk.patch(`admin/orders/${id}`, { status: step })
    const { body } = await amina.post('user/deleteaccount', { password })
    expect(body).toEqual({
      statuscode: 409,
      code: 'account_awaits_order',
      message:
        'You have an order on its way. You can delete your account once it has arrived or is cancelled.',
    })
    shop.later(1000)
    if (status === 'placed') await amina.post(`order/${id}/cancel`, { products: [] })
    if (status === 'packed') await clerk.patch(`admin/orders/${id}`, { status: 'shipped' })
    if (status !== 'placed') await clerk.patch(`admin/orders/${id}`, { status: 'delivered' })
    expect((await amina.post('user/deleteaccount', { password })).status).toBe(200)
    await expectSoundLedger(shop)
  },
)

test('with the password, or within ten minutes of signing in; not for staff; not by guessing', async () => {
  const shop = await openShop()
  const [amina, bilal, clerk] = [
    await shop.as('amina'),
    await shop.as('bilal'),
    await shop.as('clerk'),
  ]
  const remove = async (who: typeof amina, body: object) =>
    (await who.post('user/deleteaccount', body)).body.code
  expect(await remove(clerk, { password })).toBe('account_of_staff')
  expect(await remove(amina, { password: 'wrong' })).toBe('current_password')
  shop.later(11 * 60_000)
  expect(await remove(amina, {})).toBe('current_password')
  for (let tries = 1; tries < 10; tries += 1) await remove(amina, { password: 'wrong' })
  expect(await remove(amina, { password })).toBe('too_many_tries')
  shop.later(day / 24)
  expect((await amina.get('user/me')).body.email).toBe('amina@kiryana.example')
  expect((await amina.post('user/deleteaccount', { password })).status).toBe(200)
  await bilal.post('user/login', { email: 'bilal@kiryana.example', password })
  expect((await bilal.post('user/deleteaccount', {})).status).toBe(200)
})

test('asked twice at once it happens once', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const asked = [1, 2, 3].map(() => amina.post('user/deleteaccount', { password }))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 401, 401])
  expect(await shop.count('audit')).toBe(1)
})

test('an order, an address and a review at the same moment leave no name on a deleted account', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const [gone, order] = await Promise.all([
    amina.post('user/deleteaccount', { password }),
    amina.post('order/create', buyNow()),
    amina.post('user/addresses', { name: 'Amina', phone: '0300 1234567', address: street }),
    amina.post('reviews', { review: 'Good', rating: 5 }),
    amina.form('user/updateprofile', { fullname: 'Amina Again' }),
  ])
  expect([200, 409]).toContain(gone.status)
  expect(order.status === 201 ? 409 : 200).toBe(gone.status)
  const left = (await textOf(shop.db)).includes('amina@kiryana.example')
  expect(left).toBe(gone.status === 409)
  await expectSoundLedger(shop)
})

test('deleting an account with an unconfirmed address deletes nothing of others', async () => {
  const shop = await openShop()
  const other = 'victim@kiryana.example'
  const written = { name: 'Victim', email: other, subject: 'My order', message: 'Where is it?' }
  await shop.guest().post('message', written)
  await placed(shop.guest(), buyNow(390, undefined, { contact: { ...friend, email: other } }))
  const squatter = shop.guest()
  await squatter.form('user/signup', { ...form, email: other }, { content: await pngPhoto() })
  await squatter.post('user/login', { email: other, password: secret })
  await squatter.post('message', { ...written, message: 'Mine' })
  expect((await squatter.post('user/deleteaccount', { password: secret })).status).toBe(200)
  const messages = await shop.db.all`select body from message`
  expect(messages).toEqual([{ body: 'Where is it?' }])
  expect((await outboxOf(shop.db)).map(({ email }) => email.kind)).toEqual(['order-placed'])
})

test('deleting an account deletes messages sent with its confirmed address', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const mine = { name: 'Amina', email: 'Amina@kiryana.example', subject: 'Hello', message: 'Open?' }
  await shop.guest().post('message', mine)
  await shop.db.run`update account set email_confirmed_at = 1 where id = 'amina'`
  await amina.post('user/deleteaccount', { password })
  expect(await shop.db.all`select body from message`).toEqual([])
})
