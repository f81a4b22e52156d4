import { expect, test } from 'vitest'
import { recolour } from '../support/coloured-shop.ts'
import { cartOrder, onPurpose, placed } from '../support/orders.ts'
import { type Caller, openShop } from '../support/shop.ts'

let made = 0
const newId = () => `change-${(made += 1)}`
const add = (_id: string, quantity = 1, more: object = {}) => ({
  id: newId(),
  action: 'add',
  _id,
  quantity,
  ...more,
})
const set = (_id: string, quantity: number) => ({ id: newId(), action: 'set', _id, quantity })
const remove = (_id: string) => ({ id: newId(), action: 'remove', _id })

const change = (caller: Caller, changes: object[], more: object = {}) =>
  caller.post('cart/changes', { changes, ...more })
const linesOf = (cart: { cartitems: { _id: string; quantity: number; color?: string }[] }) =>
  cart.cartitems.map(({ _id, quantity }) => [_id, quantity])
const cartOf = async (caller: Caller) => linesOf((await caller.get('cart')).body)

test('two tabs opened with an empty cart add one thing each: both are there, and the answer says so', async () => {
  const shop = await openShop()
  const [first, second] = [await shop.as('amina'), await shop.as('amina')]
  await change(first, [add('apples', 2)])
  const reply = await change(second, [add('chai')])
  expect(reply.status).toBe(200)
  expect(linesOf(reply.body)).toEqual([
    ['apples', 2],
    ['chai', 1],
  ])
  expect((await first.get('cart')).body).toEqual(reply.body)
})

test('a tab from before an order adds one item without restoring ordered ones', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await change(amina, [add('apples', 2)])
  await placed(amina, cartOrder())
  expect(await cartOf(amina)).toEqual([])
  expect(linesOf((await change(amina, [add('chai')])).body)).toEqual([['chai', 1]])
  // The old tab still shows the apples: setting or removing them brings nothing back either.
  expect(linesOf((await change(amina, [set('apples', 9), remove('apples')])).body)).toEqual([
    ['chai', 1],
  ])
})

test("a tab drawn for one account does not touch another's cart", async () => {
  const shop = await openShop()
  const bilal = await shop.as('bilal')
  await change(bilal, [add('chai', 3)])
  const stale = [add('apples')]
  const refused = await change(bilal, stale, { user: 'amina' })
  expect(refused).toMatchObject({ status: 403, body: { code: 'other_account' } })
  expect(refused.body.message).toMatch(/now logged in as Bilal Ahmed/)
  expect((await change(bilal, [], { user: 'amina' })).status).toBe(403)
  expect(await cartOf(bilal)).toEqual([['chai', 3]])
  // The refused change was not used up: for the right account it counts.
  expect(linesOf((await change(bilal, stale, { user: 'bilal' })).body)).toEqual([
    ['chai', 3],
    ['apples', 1],
  ])
})

test('after a logout elsewhere the change is refused and nothing is saved', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await amina.post('user/logout')
  const reply = await change(amina, [add('apples')], { user: 'amina' })
  expect(reply).toMatchObject({ status: 401, body: { message: 'Please login to add to cart' } })
  expect(await cartOf(await shop.as('amina'))).toEqual([])
})

test('an order removes ordered items; items added by another device stay', async () => {
  const shop = await openShop()
  const [desk, phone] = [await shop.as('amina'), await shop.as('amina')]
  await change(desk, [add('apples', 2)])
  await change(phone, [add('chai'), add('apples', 3)])
  await placed(desk, cartOrder())
  expect(await cartOf(desk)).toEqual([
    ['apples', 3],
    ['chai', 1],
  ])
  // Bought at once, the cart has nothing to do with it.
  await placed(desk, {
    ...cartOrder(390, [{ product: 'apples', quantity: 1 }]),
    paymentMethod: undefined,
  })
  expect(await cartOf(phone)).toEqual([
    ['apples', 3],
    ['chai', 1],
  ])
})

test('a repeated order takes out nothing more', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await change(amina, [add('apples', 2)])
  const key = onPurpose()
  await placed(amina, cartOrder(), key)
  await change(amina, [add('apples', 5)])
  expect((await amina.post('order/create', cartOrder(), key)).status).toBeLessThan(300)
  expect(await cartOf(amina)).toEqual([['apples', 5]])
})

test('only the ordered colour is removed', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await change(amina, [add('apples', 4)]) // from before there were colours: the first one
  await recolour(shop, [{ name: 'Red' }, { name: 'Green' }])
  await change(amina, [add('apples', 2, { color: 'Green' })])
  const products = [
    { product: 'apples', quantity: 1, color: 'Red' },
    { product: 'apples', quantity: 1, color: 'Green' },
  ]
  await placed(amina, cartOrder(630, products))
  const { cartitems } = (await amina.get('cart')).body
  expect(
    cartitems.map(({ color, quantity }: { color: string; quantity: number }) => [color, quantity]),
  ).toEqual([
    ['Red', 3],
    ['Green', 1],
  ])
})

test('the same change again does nothing, alone, among others and twice in one call', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const apples = add('apples', 2)
  await change(amina, [apples])
  await change(amina, [apples])
  expect(await cartOf(amina)).toEqual([['apples', 2]])
  const chai = add('chai')
  await change(amina, [apples, chai, chai, set('apples', 5)])
  expect(await cartOf(amina)).toEqual([
    ['apples', 5],
    ['chai', 1],
  ])
  // The same id of another customer is another change.
  const bilal = await shop.as('bilal')
  expect(linesOf((await change(bilal, [apples])).body)).toEqual([['apples', 2]])
})

test('a removed line can come back to its place', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await change(amina, [add('apples'), add('chai'), add('atta')])
  await change(amina, [remove('chai')])
  const back = await change(amina, [add('chai', 2, { at: 1 }), add('atta', 1, { at: 0 })])
  expect(linesOf(back.body)).toEqual([
    ['apples', 1],
    ['chai', 2],
    ['atta', 2],
  ])
})

test('parallel changes do not lose one another', async () => {
  const shop = await openShop()
  const callers = await Promise.all(Array.from({ length: 4 }, () => shop.as('amina')))
  const replies = await Promise.all(
    callers.flatMap((caller) => [
      change(caller, [add('apples')]),
      change(caller, [add('chai', 2)]),
      change(caller, [add('atta')]),
    ]),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect((await cartOf(callers[0] as Caller)).toSorted()).toEqual([
    ['apples', 4],
    ['atta', 4],
    ['chai', 8],
  ])
})

test('a retry that overtakes its first try is done once', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const apples = add('apples')
  await Promise.all(Array.from({ length: 6 }, () => change(amina, [apples])))
  expect(await cartOf(amina)).toEqual([['apples', 1]])
})

test('an item added while an order is placed stays', async () => {
  const shop = await openShop()
  const [desk, phone] = [await shop.as('amina'), await shop.as('amina')]
  await change(desk, [add('apples', 2)])
  await Promise.all([
    placed(desk, cartOrder()),
    change(phone, [add('chai')]),
    change(phone, [add('atta')]),
  ])
  expect((await cartOf(desk)).toSorted()).toEqual([
    ['atta', 1],
    ['chai', 1],
  ])
})

test('a full cart takes no further line, and nothing of that call', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const many = await shop.db.all<{
    id: string
  }>`select id from product where id not in ('apples', 'chai')`
  expect(many.length).toBeGreaterThan(0)
  const values = Array.from({ length: 199 }, (_, n) => `Colour ${n}`)
  for (const colour of values)
    await shop.db.run`
      insert into cart_line (account_id, product_id, colour, quantity, added_at) values ('amina', 'atta', ${colour}, 1, 0)`
  expect((await change(amina, [add('apples')])).status).toBe(200)
  const reply = await change(amina, [set('apples', 7), add('chai')])
  expect(reply).toMatchObject({ status: 400, body: { code: 'cart_full' } })
  expect((await change(amina, [add('apples')])).body.cartitems.at(-1)).toMatchObject({
    quantity: 2,
  })
})

test('changes that are none are refused', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  for (const wrong of [
    { ...add('apples'), id: 'short' },
    { ...add('apples'), id: 'with a space' },
    { ...add('apples'), quantity: 0 },
    { ...add('apples'), quantity: -1 },
    { ...add('apples'), quantity: 1000 },
    { ...add('apples'), action: 'clear' },
    { ...add('apples'), at: -1 },
    { id: newId(), action: 'set', _id: 'apples' },
    null,
  ])
    expect([wrong, (await change(amina, [wrong as object])).status]).toEqual([wrong, 400])
  expect((await change(amina, [{ ...add('apples'), action: 'clear' }])).body.message).toContain(
    'This must be one of: add, set, remove',
  )
  expect((await amina.post('cart/changes', { changes: 'all' })).status).toBe(400)
  // Unknown products are dropped, as by PUT /cart.
  expect((await change(amina, [add('none'), add('draft')])).body.cartitems).toEqual([])
})
