import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const add = 'user/addtofavourites'
const remove = 'user/removefromfavourites'

test('added, listed newest first with whole products, removed', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  expect((await amina.get('user/getfavourites')).body).toEqual({ favorites: [] })
  expect(await amina.post(add, { productid: 'apples' })).toMatchObject({
    status: 200,
    body: { success: true, user: { _id: 'amina', favorites: ['apples'] } },
  })
  shop.later(1000)
  expect((await amina.post(add, { productid: 'chai' })).body.user.favorites).toEqual([
    'chai',
    'apples',
  ])
  const { favorites } = (await amina.get('user/getfavourites')).body
  expect(favorites).toMatchObject([
    { _id: 'chai', itemfullname: 'Dum Chai, Loose Leaf' },
    { _id: 'apples', discountprice: 240 },
  ])
  expect((await amina.get('user/me')).body.favorites).toEqual(['chai', 'apples'])
  expect((await amina.post(remove, { productid: 'apples' })).body.user.favorites).toEqual(['chai'])
  expect((await (await shop.as('bilal')).get('user/getfavourites')).body.favorites).toEqual([])
})

test('adding twice and removing a missing favourite are no errors; fifty at once are one', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => amina.post(add, { productid: 'apples' })),
  )
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(await shop.count('favourite')).toBe(1)
  for (const productid of ['apples', 'apples', 'chai', 'none']) {
    expect(await amina.post(remove, { productid })).toMatchObject({
      status: 200,
      body: { success: true, user: { favorites: [] } },
    })
  }
})

test('missing and unpublished products are not found; a withdrawn one leaves the list', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  for (const productid of ['draft', 'none', '6', '']) {
    expect([productid, await amina.post(add, { productid })]).toMatchObject([
      productid,
      { status: 404, body: { message: 'Product not found' } },
    ])
  }
  for (const body of [
    {},
    { productid: 1 },
    { productid: null },
    { productid: ['apples'] },
    { productid: 'x'.repeat(65) },
    { productid: 'a\u0000' },
  ]) {
    expect([body, (await amina.post(add, body)).status]).toEqual([body, 400])
  }
  await amina.post(add, { productid: 'apples' })
  await (await shop.as('clerk')).patch('admin/products/apples', { published: false })
  expect((await amina.get('user/getfavourites')).body.favorites).toEqual([])
  expect((await amina.get('user/me')).body.favorites).toEqual([])
})

test('a guest is asked to log in with a fitting sentence', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  expect(await guest.get('user/getfavourites')).toMatchObject({
    status: 401,
    body: { message: 'Please login to view your wishlist' },
  })
  for (const path of [add, remove])
    expect(await guest.post(path, { productid: 'apples' })).toMatchObject({
      status: 401,
      body: { message: 'Please login to add favorites' },
    })
  expect(await shop.count('favourite')).toBe(0)
})
