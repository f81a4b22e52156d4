import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { openShop, type TestShop } from '../support/shop.ts'

type Line = { id: number; quantity: number; color?: string }

async function openedBy(shop: TestShop, who: 'guest' | 'amina' | 'hina', items: string) {
  const { status, body } = await (
    await shop.is(who)
  ).get(`cart/shared?items=${encodeURIComponent(items)}`)
  return {
    status,
    gone: body.gone,
    subtotal: body.subtotal,
    lines: body.cartitems?.map(({ id, quantity, color }: Line) => [id, quantity, color]),
    code: body.code,
  }
}

test("a shared link has the opener's prices, and opening saves nothing", async () => {
  const shop = await openShop()
  const before = await dumpOf(shop.db)
  const guest = await openedBy(shop, 'guest', '1x2.3')
  expect(guest).toMatchObject({
    status: 200,
    lines: [
      [1, 2, undefined],
      [3, 1, undefined],
    ],
    gone: [],
  })
  const hina = await openedBy(shop, 'hina', '1x2.3')
  expect(hina.subtotal).toBeLessThan(guest.subtotal) // wholesale
  expect(await dumpOf(shop.db)).toEqual(before)
  const price = (await shop.guest().get('shoppingitems/1')).body.data.orignalprice
  await (
    await shop.as('clerk')
  ).patch('admin/products/apples', { listPrice: 999, offerPrice: null })
  const later = await openedBy(shop, 'guest', '1')
  expect([price === 999, later.subtotal]).toEqual([false, 999])
})

test('the same twice is one line, never more than an order takes', async () => {
  const shop = await openShop()
  expect((await openedBy(shop, 'guest', '1x600.1x600.1')).lines).toEqual([[1, 999, undefined]])
})

test('withdrawn products are named, drafts are not', async () => {
  const shop = await openShop()
  const draft = await shop.db.one<{
    number: number
  }>`select number from product where id = 'draft'`
  const clerk = await shop.as('clerk')
  const { version } = (await clerk.get('admin/products/soldout')).body.data
  expect((await clerk.patch('admin/products/soldout', { version, published: false })).status).toBe(
    200,
  )
  const opened = await openedBy(shop, 'guest', `1.5x2.${draft.number}.999999`)
  expect(opened.lines).toEqual([[1, 1, undefined]])
  expect(opened.gone).toEqual([
    { id: 5, itemfullname: 'Fresh Coriander', gone: 'product' },
    { id: draft.number, itemfullname: null, gone: 'product' },
    { id: 999999, itemfullname: null, gone: 'product' },
  ])
  expect(await openedBy(shop, 'guest', '999999')).toMatchObject({ status: 200, lines: [] })
})

test('a line keeps its colour; a removed colour is reported without text from the link', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', { colors: [{ name: 'Red' }, { name: 'Sky blue' }] })
  const opened = await openedBy(shop, 'guest', '1x2-sky%20blue.1-Red.1-Call%200300%20<b>.3-Red')
  expect(opened.lines).toEqual([
    [1, 2, 'Sky blue'],
    [1, 1, 'Red'],
    [3, 1, undefined], // it comes in no colours
  ])
  expect(opened.gone).toEqual([{ id: 1, itemfullname: 'Kala Kulu Apples', gone: 'color' }])
  expect((await openedBy(shop, 'guest', '1')).lines).toEqual([[1, 1, 'Red']])
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  '',
  '1x0',
  '1x1000',
  '1x-2',
  '1x1.5.x',
  '-1',
  '1e3',
  '1 or 1=1',
  '<script>alert(1)</script>',
  '1-%E0%A4%A',
  'undefined',
  Array.from({ length: 2500 }, (_, at) => at + 1).join('.'),
])('%s is refused in a sentence', async (items) => {
  const shop = shopOfFile()
  const before = await dumpOf(shop.db)
  const opened = await openedBy(shop, 'guest', items)
  expect([opened.status, opened.code]).toEqual([
    400,
    items.length > 8000 ? 'does_not_fit' : 'shared_cart_unreadable',
  ])
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('the page of a damaged link says so, and displays nothing of it', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const guest = shop.guest()
  const titleOf = async (items: string) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec(
      (await guest.get(`/cart/share?items=${encodeURIComponent(items)}`)).text,
    )?.[1]
  expect(await titleOf('1x2')).toBe('A shared cart')
  for (const items of ['', '1x0', '<b>5</b>', 'x'.repeat(9000)])
    expect(await titleOf(items)).toBe('This link is damaged')
  expect((await guest.get('/cart/share')).text.includes('This link is damaged')).toBe(true)
  expect((await guest.post('/cart/share?items=1x2')).status).toBe(404)
})
