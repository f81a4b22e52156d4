import { expect, test } from 'vitest'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { type Caller, openShop } from '../support/shop.ts'

const languages = [english, urdu]
const apples = 'Kala Kulu Apples'
const csv = { 'content-type': 'text/csv' }
const hour = 60 * 60_000

type Wish = { field?: string; english?: string; before?: string; urdu: string }

const translate = (who: Caller, wish: Wish) =>
  who.put('admin/translations', {
    field: 'product-name',
    english: apples,
    before: '',
    ...wish,
  })

const rowsOf = async (who: Caller, query: string) =>
  (await who.get(`admin/translations?${query}`)).body.data as {
    field: string
    english: string
    urdu: string
    needsCheck: boolean
  }[]

const rowOf = async (who: Caller, text: string) =>
  (await rowsOf(who, `q=${encodeURIComponent(text)}`)).find((one) => one.english === text)

/** What a shopper of Urdu reads about the apples, in an answer that is kept for an hour. */
const readBy = async (shopper: Caller) => {
  shopper.cookies.set('locale', 'ur')
  const { itemfullname, description } = (await shopper.get('shoppingitems/apples')).body.data
  return [itemfullname, description]
}

test('a translation is read at once by all shoppers of Urdu, in each process, and English stays', async () => {
  const shop = await openShop({ languages, cacheFor: hour })
  const clerk = await shop.as('clerk')
  const [here, there] = [shop.guest(), await shop.elsewhere('amina')]
  const about = 'Kala Kulu Apples, straight from the mandi.'
  expect(await readBy(here)).toEqual([apples, about])
  expect(await readBy(there)).toEqual([apples, about])
  const wish = { field: 'product-description', english: about }
  const [name, text] = ['کالا کولو سیب', 'منڈی سے سیدھے۔']
  expect((await translate(clerk, { urdu: name })).status).toBe(200)
  expect((await translate(clerk, { ...wish, urdu: text })).status).toBe(200)
  expect(await readBy(here)).toEqual([name, text])
  await expect.poll(() => readBy(there)).toEqual([name, text])
  const { data } = (await shop.guest().get('shoppingitems/apples')).body
  expect([data.itemfullname, data.description]).toEqual([apples, about])
  await translate(clerk, { before: name, urdu: '' })
  await translate(clerk, { ...wish, before: text, urdu: '' })
  expect(await readBy(here)).toEqual([apples, about])
})

test('all products of a name get its Urdu, and the audit says who wrote it', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await translate(clerk, { urdu: 'كالا سيب' })
  expect((await clerk.get('admin/products/apples')).body.data).toMatchObject({
    nameUr: 'کالا سیب',
    version: 2,
  })
  const events = await shop.db.all<{ kind: string }>`select kind from event order by seq`
  expect(events.map(({ kind }) => kind)).toEqual(['translation.changed', 'product.changed'])
})

test('the same again changes nothing, and a change of another translation is refused', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const [first, again] = [{ urdu: 'سیب' }, { urdu: 'سیب' }]
  await translate(clerk, first)
  const before = await shop.count('audit')
  expect((await translate(clerk, again)).status).toBe(200)
  expect(await shop.count('audit')).toBe(before)
  expect(await translate(clerk, { urdu: 'کالے سیب' })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  expect((await translate(clerk, { before: 'سیب', urdu: 'کالے سیب' })).status).toBe(200)
})

test.each([
  ['an override of direction', 'سیب\u202e کالا', 'سیب کالا'],
  ['the letters of Arabic', 'كيلا', 'کیلا'],
  ['a line break in a name', 'کالا\nسیب', 'کالا سیب'],
])('%s is cleaned', async (_, typed, kept) => {
  const shop = await openShop()
  const { body } = await translate(await shop.as('clerk'), { urdu: typed })
  expect(body.data.urdu).toBe(kept)
})

test('a translation that is longer than its field is refused with a sentence', async () => {
  const shop = await openShop()
  const { status, body } = await translate(await shop.as('clerk'), { urdu: 'س'.repeat(201) })
  expect({ status, message: body.message }).toEqual({
    status: 400,
    message: 'The Urdu is too long: at most 200 characters fit there.',
  })
})

test('texts are listed by kind and state, searched in both languages, and counted', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const countOf = async (kind: string) =>
    (await clerk.get('admin/translations/counts')).body.data.find(
      (one: { kind: string }) => one.kind === kind,
    )
  const before = await countOf('name')
  const missing = await clerk.get('admin/translations?kind=name&state=missing')
  expect(missing.body.total).toBe(before.texts - before.translated)
  await translate(clerk, { urdu: 'کالا کولو سیب' })
  expect(await countOf('name')).toEqual({ ...before, translated: before.translated + 1 })
  const done = await rowsOf(clerk, 'kind=name&state=done')
  expect(done.map((one) => one.english)).toContain(apples)
  for (const typed of ['kala APPLES', 'كولو', 'کولو سیب'])
    expect(await rowsOf(clerk, `kind=name&q=${encodeURIComponent(typed)}`)).toMatchObject([
      { english: apples, urdu: 'کالا کولو سیب', field: 'product-name' },
    ])
  expect(await rowsOf(clerk, 'q=nothing-like-that')).toEqual([])
})

test('highlights and facts of products are texts of their own', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', {
    highlights: ['Sweet and crisp', 'From Swat'],
    allergens: ['Dust'],
    storage: 'Keep cool.',
  })
  expect((await rowsOf(clerk, 'kind=highlight')).map((one) => one.english)).toEqual(
    expect.arrayContaining(['From Swat', 'Sweet and crisp']),
  )
  expect(await rowOf(clerk, 'Dust')).toMatchObject({ field: 'product-allergen', urdu: '' })
  expect(await rowOf(clerk, 'Keep cool.')).toMatchObject({ field: 'product-storage' })
})

test("the shop's own details and packs that are counted are translated, and measures are not", async () => {
  const shop = await openShop({ languages })
  const [owner, clerk, shopper] = [await shop.as('owner'), await shop.as('clerk'), shop.guest()]
  const details = {
    tagline: 'At your door',
    address: 'Shop 12, Jinnah Avenue',
    towns: ['Islamabad', 'Murree'],
    social: [{ name: 'Facebook', link: 'https://facebook.com/kiryana' }],
    sellerStatistics: [{ label: 'Ships on time', percent: 99 }],
    counters: [{ label: 'Customers', count: 960 }],
    holidays: [{ day: '2099-12-25', name: 'Quaid’s day', hours: null }],
  }
  expect((await owner.patch('admin/settings', details)).status).toBe(200)
  const packs = { apples: '6 × 200 ml', chai: '6 pcs', atta: '1 bunch, about 500 g' }
  for (const [id, pack] of Object.entries(packs))
    expect((await clerk.patch(`admin/products/${id}`, { pack })).status).toBe(200)
  expect((await rowsOf(clerk, 'kind=shop')).map((one) => [one.field, one.english])).toEqual([
    ['shop-tagline', 'At your door'],
    ['shop-counter', 'Customers'],
    ['shop-social', 'Facebook'],
    ['shop-town', 'Islamabad'],
    ['shop-town', 'Murree'],
    ['shop-holiday', 'Quaid’s day'],
    ['shop-statistic', 'Ships on time'],
    ['shop-address', 'Shop 12, Jinnah Avenue'],
  ])
  const english = (await rowsOf(clerk, 'kind=pack')).map((one) => one.english)
  expect(english).toEqual(expect.arrayContaining(['1 bunch, about 500 g', '6 pcs']))
  expect(english).not.toContain('6 × 200 ml')
  const list =
    'english,urdu\r\n6 pcs,6 عدد\r\nFacebook,فیس بک\r\nCustomers,گاہک\r\nAt your door,آپ کے دروازے پر'
  const { body } = await clerk.post('admin/translations/import', list, csv)
  expect(body.data).toMatchObject({ changed: 4, refused: 0 })
  shopper.cookies.set('locale', 'ur')
  expect((await shopper.get('settings')).body).toMatchObject({
    tagline: 'آپ کے دروازے پر',
    social: [{ name: 'فیس بک' }],
    counters: [{ label: 'گاہک' }],
    towns: ['Islamabad', 'Murree'],
  })
  expect((await shopper.get('shoppingitems/chai')).body.data.size.text).toContain('6 عدد')
  const renamed = { tagline: 'To your door', counters: [{ label: 'Families', count: 960 }] }
  await owner.patch('admin/settings', renamed)
  expect(await rowsOf(clerk, 'kind=shop&state=check')).toMatchObject([
    { english: 'Families', urdu: 'گاہک' },
    { english: 'To your door', urdu: 'آپ کے دروازے پر' },
  ])
})

test('a list goes to a translator and comes back', async () => {
  const shop = await openShop({ languages })
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', { description: 'Red,\n"sweet"', storage: '=cold' })
  await translate(clerk, { urdu: 'سیب' })
  const { text } = await clerk.get('admin/translations/csv?kind=description&state=missing')
  expect(text.startsWith('\ufeffenglish,urdu\r\n')).toBe(true)
  expect(text).toContain('"Red,\n""sweet""",')
  const back = [
    'Urdu,English',
    'سرخ اور میٹھے,"Red,\n""sweet"""',
    "ٹھنڈا,'=cold",
    'سیب,Kala Kulu Apples',
    'کچھ,Nobody sells this',
    `${'س'.repeat(501)},'=cold`,
    ',Karak Chai',
  ].join('\r\n')
  const { body } = await clerk.post('admin/translations/import', back, csv)
  expect(body.data).toEqual({
    changed: 2,
    same: 1,
    refused: 2,
    faults: [
      { line: 6, english: 'Nobody sells this', reason: expect.stringContaining('No text') },
      { line: 7, english: '=cold', reason: expect.stringContaining('at most 500 characters') },
    ],
  })
  expect(await rowOf(clerk, '=cold')).toMatchObject({ urdu: 'ٹھنڈا' })
  const shopper = shop.guest()
  shopper.cookies.set('locale', 'ur')
  expect((await shopper.get('shoppingitems/apples')).body.data.description).toBe('سرخ اور میٹھے')
  expect(await clerk.post('admin/translations/import', 'a,b\nc,d', csv)).toMatchObject({
    body: { code: 'translation_columns' },
  })
})

test('whoever may only read content translates nothing', async () => {
  const shop = await openShop()
  await shop.db.run`update staff_member set role = 'viewer' where account_id = 'clerk'`
  const viewer = await shop.as('clerk')
  expect((await viewer.get('admin/translations')).status).toBe(200)
  expect((await translate(viewer, { urdu: 'سیب' })).status).toBe(403)
})
