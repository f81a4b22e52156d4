import { expect, test } from 'vitest'
import { type Caller, openShop, type Reply } from '../support/shop.ts'

const idsOf = (reply: Reply): string[] => reply.body.data.map((item: { _id: string }) => item._id)
const asked = async (caller: Caller, query: string) => {
  const reply = await caller.get(`shoppingitems${query}`)
  return reply.status === 200 ? idsOf(reply) : reply.status
}
const everything = ['apples', 'atta', 'chai', 'lastmango', 'soldout']

test('the bare list is every published product; asked for a page it is one, with the total', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  for (const path of ['shoppingitems', 'shoppingitems/', 'shoppingitems?']) {
    const reply = await guest.get(path)
    expect([Object.keys(reply.body), idsOf(reply)]).toEqual([['data'], everything])
  }
  const page = await guest.get('shoppingitems?page=2&limit=2')
  expect([idsOf(page), page.body.total]).toEqual([['chai', 'lastmango'], 5])
  expect((await guest.get('shoppingitems?page=1')).body).toMatchObject({
    total: 5,
    data: { length: 5 },
  })
  expect((await guest.get('shoppingitems?page=1000000&limit=100')).body).toEqual({
    data: [],
    total: 5,
  })
})

test('a product as the spec spells it', async () => {
  const shop = await openShop()
  const { data } = (await shop.guest().get('shoppingitems/1')).body
  expect(data).toEqual({
    _id: 'apples',
    id: 1,
    itemfullname: 'Kala Kulu Apples',
    imgsrc: null,
    tint: data.tint,
    description: 'Kala Kulu Apples, straight from the mandi.',
    fulldesciption: 'Kala Kulu Apples.',
    descriptionpoints: ['Fresh'],
    brand: 'Baghban',
    colors: [],
    pictures: [],
    main_category: 'Fruit & Vegetables',
    sub_category: 'Fresh Fruit',
    item_category: 'Apples',
    category_path: 'fruit-vegetables/fresh-fruit/apples',
    orignalprice: 300,
    discountprice: 240,
    loyaltypoints: 30,
    quantity: 1,
    stock: 50,
    size: { text: '1 kg', amount: 1000, unit: 'g' },
    rating: null,
  })
  expect((await shop.guest().get('shoppingitems/chai')).body.data).toMatchObject({
    orignalprice: 499.5,
    discountprice: 0,
    stock: 100,
    loyaltypoints: 20,
  })
  expect((await shop.guest().get('shoppingitems/atta')).body.data).toMatchObject({ stock: null })
})

test('pages and limits out of bounds are refused, never served whole', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const bad = [
    'limit=1e9',
    'limit=101',
    'limit=0',
    'limit=-1',
    'limit=1.5',
    'limit=ten',
    'limit=',
    'limit=5&limit=6',
    'limit=NaN',
    'limit=Infinity',
    'page=0',
    'page=-1',
    'page=1e9',
    'page=x',
    'page=2.5',
    'page=1&page=2',
    'sort=cheap',
    'sort=name;drop table product',
    'sort=',
    'sort=list_price',
    'sort=__proto__',
    `q=${'x'.repeat(10_000)}`,
    'q=a&q=b',
    'q=%00',
    'in_stock=yes',
    `main_category=${'x'.repeat(201)}`,
  ]
  for (const query of bad) expect([query, await asked(guest, `?${query}`)]).toEqual([query, 400])
})

test('categories by name and slug, in any case; an unknown one is empty', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const fruit = ['apples', 'lastmango']
  const rows: [query: string, found: string[]][] = [
    ['main_category=Fruit %26 Vegetables', ['apples', 'lastmango', 'soldout']],
    ['main_category=fruit-vegetables', ['apples', 'lastmango', 'soldout']],
    ['main_category=FRUIT %26 VEGETABLES&sub_category=fresh fruit', fruit],
    ['main_category=fruit-vegetables&sub_category=fresh-fruit', fruit],
    [
      'main_category=fruit-vegetables&sub_category=fresh-fruit&item_category=Mangoes',
      ['lastmango'],
    ],
    ['category_path=fruit-vegetables/fresh-fruit', fruit],
    ['main_category=Fruit %26 Vegetables&in_stock=1', fruit],
    // a level left out may be any; another level given narrows it
    ['item_category=Mangoes', ['lastmango']],
    ['sub_category=fresh-fruit', fruit],
    ['main_category=fruit-vegetables&item_category=apples', ['apples']],
    ['main_category=tea-drinks&item_category=apples', []],
    ['sub_category=tea&item_category=apples', []],
    ['main_category=Fruit', []],
    ['main_category=Fruit %25', []],
    ['main_category=fruit_vegetables&sub_category=Tea', []],
    ['category_path=fruit-vegetables/fresh-fruit/apples/more', []],
    ["main_category=' or 1=1 --", []],
    ['main_category=__proto__', []],
    ['category_path=../../etc/passwd', []],
    ['main_category=', everything],
  ]
  for (const [query, found] of rows)
    expect([query, await asked(guest, `?${query}`)]).toEqual([query, found])
  const page = await guest.get('shoppingitems?main_category=fruit-vegetables&page=1&limit=1')
  expect([idsOf(page), page.body.total]).toEqual([['apples'], 3])
  expect(
    (await guest.get('shoppingitems?main_category=fruit-vegetables&page=1&in_stock=1')).body.total,
  ).toBe(2)
  expect((await guest.get('shoppingitems?main_category=nothing&page=1')).body.total).toBe(0)
})

test('each sort, by the price that this buyer pays', async () => {
  const shop = await openShop()
  const [guest, hina] = [shop.guest(), await shop.as('hina')]
  await shop.db.run`update product set sold = 9, popularity = 9 where id = 'chai'`
  await shop.db.run`update product set created_at = created_at + 5 where id = 'atta'`
  await shop.db.run`update product set wholesale_offer_price = 100 where id = 'atta'`
  const rows: [query: string, guest: string[], hina?: string[]][] = [
    ['popular', ['chai', 'apples', 'atta', 'lastmango', 'soldout']],
    [
      'price-up',
      ['soldout', 'apples', 'chai', 'lastmango', 'atta'],
      ['atta', 'soldout', 'apples', 'chai', 'lastmango'],
    ],
    [
      'price-down',
      ['atta', 'lastmango', 'chai', 'apples', 'soldout'],
      ['chai', 'lastmango', 'apples', 'soldout', 'atta'],
    ],
    ['newest', ['atta', 'soldout', 'lastmango', 'chai', 'apples']],
    ['name', ['atta', 'lastmango', 'chai', 'soldout', 'apples']],
  ]
  for (const [sort, forGuest, forHina = forGuest] of rows) {
    expect([sort, await asked(guest, `?sort=${sort}`), await asked(hina, `?sort=${sort}`)]).toEqual(
      [sort, forGuest, forHina],
    )
  }
})

test('odd ids are no product, and never a fault of ours', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const rows: [id: string, status: number][] = [
    ['6', 404],
    ['draft', 404],
    ['0', 404],
    ['-1', 404],
    ['1e3', 404],
    ['1.5', 404],
    ['01', 404],
    ['+1', 404],
    ['99999999999999999999', 404],
    ['999999999999999', 404],
    ['%00', 400],
    ['apples%00', 400],
    ['..%2f', 404],
    ['..%2f..%2fetc%2fpasswd', 404],
    ['%E0%A4%A', 400],
    ['%20', 400],
    ['apples%20', 400],
    ['__proto__', 404],
    ['constructor', 404],
    ['get', 404],
    ['null', 404],
    ['undefined', 404],
    ["'", 404],
    ['1%20or%201=1', 400],
    ['x'.repeat(65), 400],
    ['x'.repeat(3000), 404],
    ['%F0%9F%8D%8E', 400],
  ]
  for (const [id, status] of rows) {
    const reply = await guest.get(`shoppingitems/${id}`)
    expect([id.slice(0, 40), reply.status, reply.body.message]).toEqual([
      id.slice(0, 40),
      status,
      expect.any(String),
    ])
  }
  expect((await guest.get('shoppingitems/none')).body.message).toBe('Product not found')
  expect((await guest.get('shoppingitems/1/')).body.data._id).toBe('apples')
})
