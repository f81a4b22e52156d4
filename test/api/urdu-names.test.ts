import { expect, test } from 'vitest'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { recolour } from '../support/coloured-shop.ts'
import { type Caller, openShop } from '../support/shop.ts'

const languages = [english, urdu]
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const home = { lat: 33.6844, lng: 73.0479 }
const city = { name: 'Islamabad', area: { kind: 'circle', centre: home, radius: 10 }, fee: 100 }

const inUrdu = (shopper: Caller) => {
  shopper.cookies.set('locale', 'ur')
  return shopper
}

test('a brand is read and found in both languages, and sent back as a filter in English', async () => {
  const shop = await openShop({ languages })
  const clerk = await shop.as('clerk')
  const [guest, reader] = [shop.guest(), inUrdu(shop.guest())]
  const name = (number: number, body: object) =>
    clerk.post('admin/brands/renames', { id: uuid(number), from: 'Baghban', ...body })
  // No word of it sounds like the English one.
  expect((await name(1, { to: 'Baghban', nameUr: 'ساتھی چائے' })).body.data.changed).toBe(0)
  await clerk.patch('admin/products/apples', {
    countryOfOrigin: 'Iran',
    countryOfOriginUr: 'ایران',
  })
  const [row] = (await clerk.get('admin/brands')).body.data
  expect(row).toMatchObject({ name: 'Baghban', nameUr: 'ساتھی چائے', toCheck: false })
  expect((await clerk.get(`admin/brands?q=${encodeURIComponent('ساتھی')}`)).body.total).toBe(1)

  const { data } = (await reader.get('shoppingitems/apples')).body
  expect(data).toMatchObject({ brand: 'ساتھی چائے', country_of_origin: 'ایران' })
  const facets = (await reader.get('shoppingitems/facets')).body
  expect(facets.brands).toMatchObject([{ name: 'Baghban', label: 'ساتھی چائے' }])
  expect(facets.countries).toMatchObject([{ name: 'Iran', label: 'ایران' }])
  expect((await guest.get('shoppingitems/facets')).body.brands[0]).not.toHaveProperty('label')
  expect((await reader.get('shoppingitems?brand=baghban&limit=1')).body.total).toBe(row.published)

  const typed = `q=${encodeURIComponent('ساتھی چائے')}`
  expect((await guest.get(`search?${typed}`)).body.total).toBe(row.published)
  expect((await reader.get(`search/suggestions?${typed}`)).body.brands).toEqual(['ساتھی چائے'])
  expect((await guest.get(`search/suggestions?${typed}`)).body.brands).toEqual(['Baghban'])

  expect((await name(2, { to: 'Saathi' })).status).toBe(200)
  const check = (await clerk.get('admin/translations?kind=brand&state=check')).body.data
  expect(check).toMatchObject([{ english: 'Saathi', urdu: 'ساتھی چائے', field: 'product-brand' }])
})

test('the wishlist and the cart have all texts of their goods in Urdu', async () => {
  const shop = await openShop({ languages })
  const [clerk, amina] = [await shop.as('clerk'), inUrdu(await shop.as('amina'))]
  const { description, main_category: main } = (await shop.guest().get('shoppingitems/apples')).body
    .data
  const translate = (field: string, text: string, urdu: string) =>
    clerk.put('admin/translations', { field, english: text, before: '', urdu })
  expect((await translate('product-description', description, 'کشمیر کے سیب')).status).toBe(200)
  expect((await translate('category-name', main, 'کریانہ')).status).toBe(200)
  await amina.post('user/addtofavourites', { productid: 'apples' })
  const { favorites } = (await amina.get('user/getfavourites')).body
  expect(favorites).toMatchObject([{ description: 'کشمیر کے سیب', main_category: 'کریانہ' }])
  const cart = await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 1 }] })
  expect(cart.body.cartitems).toMatchObject([{ description: 'کشمیر کے سیب' }])
})

test('another country of a product takes no translation along', async () => {
  const shop = await openShop({ languages })
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', {
    countryOfOrigin: 'Iran',
    countryOfOriginUr: 'ایران',
  })
  const changed = await clerk.patch('admin/products/apples', { countryOfOrigin: 'Kenya' })
  expect(changed.body.data).toMatchObject({ countryOfOriginUr: '', toCheck: [] })
})

test('a delivery zone is called in the language of the reader, also in orders', async () => {
  const shop = await openShop({ languages })
  const [clerk, amina] = [await shop.as('clerk'), inUrdu(await shop.as('amina'))]
  const { data: zone } = (await clerk.post('admin/zones', { ...city, nameUr: 'اسلام آباد' })).body
  expect(zone).toMatchObject({ name: 'Islamabad', nameUr: 'اسلام آباد', toCheck: [] })
  const asked = (await amina.get(`delivery?lat=${home.lat}&lng=${home.lng}`)).body
  expect(asked).toMatchObject({ zone: 'اسلام آباد' })
  expect(asked.message).toContain('اسلام آباد')
  const order = await placed(amina, { ...cartOrder(580), location: home })
  expect(order).toMatchObject({ zone: 'اسلام آباد' })
  const renamed = await clerk.patch(`admin/zones/${zone.id}`, { name: 'Capital' })
  expect(renamed.body.data).toMatchObject({ nameUr: 'اسلام آباد', toCheck: ['name'] })
  const given = await clerk.patch(`admin/zones/${zone.id}`, { nameUr: 'دارالحکومت' })
  expect(given.body.data).toMatchObject({ nameUr: 'دارالحکومت', toCheck: [] })
})

test('a saved answer has its Urdu, and a message the language of its sender', async () => {
  const shop = await openShop({ languages })
  const clerk = await shop.as('clerk')
  const saved = { id: uuid(1), name: 'Eid', text: 'We are open on Eid.', textUr: 'عيد پر کھلا ہے۔' }
  const { data } = (await clerk.post('admin/reply-templates', saved)).body
  expect(data).toMatchObject([{ ...saved, textUr: 'عید پر کھلا ہے۔', toCheck: false }])
  expect((await clerk.get('admin/translations?kind=reply')).body.data).toMatchObject([
    { english: saved.text, urdu: 'عید پر کھلا ہے۔' },
  ])
  const write = (message: string) =>
    shop.guest().post('message', { name: 'A', email: 'a@example.com', subject: 'S', message })
  await write('کیا عید پر دکان کھلی ہے؟')
  shop.later(1000)
  await write('Are you open on Eid?')
  const { body } = await clerk.get('admin/messages')
  expect(body.data).toMatchObject([{ locale: 'en' }, { locale: 'ur' }])
})

test('products by name are in the order of the names that are read', async () => {
  const shop = await openShop({ languages })
  const clerk = await shop.as('clerk')
  const named = { apples: 'ٹماٹر', chai: 'تیل' }
  for (const id of ['apples', 'chai'] as const)
    await clerk.patch(`admin/products/${id}`, { nameUr: named[id] })
  const reader = inUrdu(shop.guest())
  for (const query of ['', 'min=1&']) {
    const { data } = (await reader.get(`shoppingitems?${query}sort=name&limit=100`)).body
    const names = data.map((one: { itemfullname: string }) => one.itemfullname)
    expect([query, names.slice(0, 2)]).toEqual([query, ['تیل', 'ٹماٹر']])
  }
  const english = (await shop.guest().get('shoppingitems?sort=name')).body.data
  const names = english.map((one: { itemfullname: string }) => one.itemfullname)
  expect(names).toEqual(names.toSorted())
})

test('colours are read in the language of the reader, and sent back in English', async () => {
  const shop = await openShop({ languages })
  const [clerk, amina] = [await shop.as('clerk'), inUrdu(await shop.as('amina'))]
  await clerk.patch('admin/products/apples', {
    colors: [{ name: 'Red' }, { name: 'Sky blue' }],
    colorsUr: ['سرخ', 'آسماني'],
  })
  const tea = { colors: [{ name: 'Red' }, { name: 'Plum' }], colorsUr: ['', ''] }
  // An empty field beside a new colour leaves the Urdu that the apples gave it.
  expect((await clerk.patch('admin/products/chai', tea)).body.data).toMatchObject({
    colorsUr: ['سرخ', ''],
  })

  const labels = [
    { name: 'Red', label: 'سرخ' },
    { name: 'Sky blue', label: 'آسمانی' },
  ]
  expect((await amina.get('shoppingitems/apples')).body.data.coloroptions).toMatchObject(labels)
  const { body: cart } = await amina.put('cart', {
    cartitems: [{ _id: 'apples', quantity: 3, color: 'Red' }],
  })
  const line = { color: 'Red', color_label: 'سرخ' }
  expect(cart.cartitems).toMatchObject([{ ...line, coloroptions: labels }])
  const products = [{ product: 'apples', quantity: 3, color: 'Red' }]
  const order = await placed(amina, cartOrder(870, products))
  await recolour(shop, [])
  expect((await amina.get(`order/${order._id}`)).body.data.products).toMatchObject([line])

  const english = (await shop.guest().get('shoppingitems/chai')).body.data
  expect(english.coloroptions[0]).not.toHaveProperty('label')
  await clerk.put('admin/language', { language: 'ur' })
  const { data } = (await clerk.get(`admin/orders/${order._id}`)).body
  expect(data.lines).toMatchObject([{ color: 'Red', colorLabel: 'سرخ' }])
  expect(data.urdu).toMatchObject({ Red: 'سرخ' })
  expect((await clerk.get('admin/translations?kind=colour')).body.data).toMatchObject([
    { english: 'Plum', urdu: '' },
    { english: 'Red', urdu: 'سرخ', field: 'product-colour' },
  ])
})

test('lists of products have a column for the colours in Urdu', async () => {
  const shop = await openShop({ languages })
  const clerk = await shop.as('clerk')
  const load = async (colours: string) => {
    const rows = `code,name,category,price,colours,colours_ur\nL-1,Lota,Bath,150,Red | Blue,${colours}`
    return (await clerk.post('admin/products/import', rows, { 'content-type': 'text/csv' })).body
      .data
  }
  const read = async () => {
    const [{ id }] = (await clerk.get('admin/products?q=lota')).body.data
    return (await clerk.get(`admin/products/${id}`)).body.data.colorsUr
  }
  expect(await load('لال | Blue')).toMatchObject({ added: 1, rejected: [] })
  expect(await read()).toEqual(['لال', ''])
  expect((await clerk.get('admin/products/csv')).text).toContain('لال | Blue')
  expect(await load('لال | نیلا')).toMatchObject({ changed: 1 })
  expect(await load('لال | نیلا')).toMatchObject({ unchanged: 1 })
  expect(await read()).toEqual(['لال', 'نیلا'])
  expect(await load('نیلا')).toMatchObject({ unchanged: 1, noted: 1 })
  expect(await read()).toEqual(['لال', 'نیلا'])
})
