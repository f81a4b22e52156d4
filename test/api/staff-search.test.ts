import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { insertAccount } from '#shop/accounts/accounts.store.ts'
import { insertMessage } from '#shop/messages/messages.store.ts'
import { insertEmail } from '#shop/outbox/outbox.store.ts'
import { insertReview } from '#shop/reviews/reviews.store.ts'
import { foldOlderRows } from '#shop/verify/folded-texts.ts'
import { migrate } from '#db/migrate.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { setUp } from '#server/bootstrap.ts'
import { openOldShop } from '../support/old-database.ts'
import { allowManyOrders, buyNow, cartOrder, delivered, onPurpose } from '../support/orders.ts'
import { type Caller, openShop } from '../support/shop.ts'

/** A stored text, spellings that find it, and one that does not. */
const texts: [written: string, found: string[], missed: string[]][] = [
  ['NESTLÉ', ['NESTLÉ', 'nestle', 'Nestlé', 'Nestle\u0301', 'ｎｅｓｔｌｅ'], ['nestlee', 'nest%']],
  ['Ömer ŞAHİN', ['Ömer ŞAHİN', 'ÖMER ŞAHİN', 'omer sahin', 'şahin ömer', 'SAHİN'], ['omar']],
  ['Iğdır', ['IĞDIR', 'iğdır', 'IGDIR', 'igdir'], ['igdur']],
  ['علي رضا', ['علي', 'علی', 'ﻋﻠﯽ', 'ﻋﻠﻲ', 'عـلی', 'علی رضا'], ['علم']],
  ['چائے مٹھائی', ['چاے', 'چائے', 'چایے', 'چاۓ', 'مٹھای', 'مٹھائي'], ['چوے', 'مٹھو']],
  ['کریم بخش', ['كريم', 'کریم', 'کَرِیم'], ['کرم']],
  ['Straßenfest', ['STRASSENFEST', 'straßen', 'STRAẞE'], ['strase']],
  ['Łódź Smørrebrød', ['lodz', 'ŁÓDŹ', 'smorrebrod', 'SMØRREBRØD'], ['lods']],
  ['ПЕТРОВ', ['петров', 'ПЕТРОВ'], ['петрова']],
  ['Plot ۴۷ ＡＢ', ['47', '４７', '٤٧', 'plot ۴۷ ab', 'ＡＢ'], ['48']],
  ['ali\u200braza', ['aliraza', 'ALI\u200cRAZA'], ['ali raza zaidi']],
]

const lists = {
  products: 'admin/products',
  brands: 'admin/brands',
  customers: 'admin/customers',
  orders: 'admin/orders',
  messages: 'admin/messages',
  reviews: 'admin/reviews',
  zones: 'admin/zones',
  emails: 'admin/outbox',
}

async function openFilledShop() {
  const shop = await openShop()
  await allowManyOrders(shop.db)
  const clerk = await shop.as('clerk')
  for (const [number, [written]] of texts.entries()) {
    const contact = { name: written, phone: '0300 1234567', email: 'guest@kiryana.example' }
    const made = [
      await shop.guest().post('order/create', buyNow(390, undefined, { contact }), onPurpose()),
      await clerk.post('admin/products', {
        name: `Thing ${number}`,
        brand: written,
        mainCategory: 'Tea & Drinks',
        subCategory: 'Tea',
        itemCategory: 'Black Tea',
        listPrice: 180,
      }),
    ]
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    await writeByStores(shop.db, number, written)
  }
  for (const [written] of texts)
    expect((await clerk.post('admin/zones', { ...zone, name: written })).status).toBe(201)
  return { shop, clerk }
}

const zone = {
  area: { kind: 'circle', centre: { lat: 33.6844, lng: 73.0479 }, radius: 10 },
  fee: 100,
  minimum: 400,
  freeAbove: 700,
  days: ['mon', 'fri'],
  takes: { from: 1, to: 2 },
}

async function writeByStores(db: Db, number: number, written: string) {
  const [id, email] = [`person-${number}`, `person-${number}@kiryana.example`]
  const asked = {
    kind: 'contact',
    name: '',
    email,
    subject: written,
    body: 'When?',
    at: number,
  } as const
  await db.transaction((tx) => insertMessage(tx, { id: `message-${number}`, ...asked }, null))
  await insertAccount(db, {
    id,
    email,
    phone: `+92300000${1000 + number}`,
    full_name: number % 2 === 0 ? written : 'Somebody',
    password_hash: '-',
    kind: number % 2 === 0 ? 'normal' : 'stock',
    business_name: number % 2 === 0 ? null : written,
    business_address: number % 2 === 0 ? null : 'Saddar',
    wholesale_since: null,
    picture: null,
    loyalty_card: `card-${number}`,
    created_at: number,
  })
  await insertReview(db, {
    id: `review-${number}`,
    accountId: null,
    name: 'Sana',
    email,
    picture: null,
    rating: 5,
    text: `Good: ${written}`,
    writtenAt: number,
    state: 'approved',
  })
  const to = `${written.replaceAll(' ', '.')}@kiryana.example`
  await insertEmail(db, { kind: 'password-reset', to, id, token: 'none' }, number, id)
}

const totalOf = async (clerk: Caller, list: keyof typeof lists, q: string) => {
  const { status, body } = await clerk.get(`${lists[list]}?q=${encodeURIComponent(q)}&limit=100`)
  expect(status).toBe(200)
  return (body.data as unknown[]).length
}

test('every list of the back office finds a text however it is written or typed', async () => {
  const { shop, clerk } = await openFilledShop()
  const wrong: string[] = []
  for (const list of Object.keys(lists) as (keyof typeof lists)[])
    for (const [written, found, missed] of texts)
      for (const q of [...found, ...missed]) {
        const total = await totalOf(clerk, list, q)
        if (total !== (found.includes(q) ? 1 : 0))
          wrong.push(`${list}: “${q}” for “${written}” finds ${total}`)
      }
  expect(wrong).toEqual([])
  expect(await foldedWrongly(shop.db)).toEqual([])
})

test('a changed text is found by its new words and no longer by its old ones', async () => {
  const { shop, clerk } = await openFilledShop()
  const first = async (list: keyof typeof lists, q: string) =>
    (await clerk.get(`${lists[list]}?q=${encodeURIComponent(q)}`)).body.data[0] as {
      id: string
      version: number
    }
  const product = await first('products', 'nestle')
  const changes = { brand: 'MAGGÍ', version: product.version }
  expect((await clerk.patch(`admin/products/${product.id}`, changes)).status).toBe(200)
  expect(await totalOf(clerk, 'brands', 'maggi')).toBe(1)
  expect(await totalOf(clerk, 'brands', 'nestle')).toBe(0)
  expect(await totalOf(clerk, 'products', 'maggi')).toBe(1)

  const { id, version } = await first('zones', 'nestle')
  const renamed = { ...zone, name: 'SÜDSTADT', active: true, version }
  expect((await clerk.patch(`admin/zones/${id}`, renamed)).status).toBe(200)
  expect(await totalOf(clerk, 'zones', 'sudstadt')).toBe(1)

  const hina = await shop.as('hina')
  const profile = { fullname: 'ZOË Siddiqui', bussinesname: 'MÜNZ & Söhne' }
  expect((await hina.form('user/updateprofile', profile)).status).toBe(200)
  expect(await totalOf(clerk, 'customers', 'zoe')).toBe(1)
  expect(await totalOf(clerk, 'customers', 'munz sohne')).toBe(1)
  for (const approved of [true, false])
    for (const who of ['person-0', 'person-1'])
      expect((await clerk.patch(`admin/customers/${who}`, { approved })).status).toBe(200)
  expect(await foldedWrongly(shop.db)).toEqual([])
})

test('a return is found by the product and by who asks for it', async () => {
  const shop = await openShop()
  await shop.db.run`update product set name = 'CRÈME Brûlée' where id = 'apples'`
  const amina = await shop.as('amina')
  const id = await delivered(shop, amina, cartOrder())
  const asked = { product: 'apples', quantity: '1', reason: 'Torn', kind: 'unwanted' }
  expect((await amina.form(`order/${id}/return`, asked)).status).toBe(201)
  const clerk = await shop.as('clerk')
  for (const q of ['creme', 'BRÛLÉE', 'crème AMINA'])
    expect((await clerk.get(`admin/returns?q=${encodeURIComponent(q)}`)).body.total).toBe(1)
  expect((await clerk.get('admin/returns?q=kala')).body.total).toBe(0)
})

test('invisible characters find nothing instead of everything', async () => {
  const { clerk } = await openFilledShop()
  for (const list of Object.keys(lists) as (keyof typeof lists)[])
    expect([list, await totalOf(clerk, list, '\u0640\u200b')]).toEqual([list, 0])
})

test('rows of an older shop are folded when it is opened, also by two servers at once', async () => {
  const { address, db } = await openOldShop()
  await migrate(db)
  await db.run`update account set full_name = 'ÖMER ŞAHİN' where id = 'amina'`
  await db.run`update orders set contact_name = 'ÖMER ŞAHİN' where account_id = 'amina'`
  expect((await foldedWrongly(db)).length).toBeGreaterThan(5)
  const config = { database: address, owner: null, demo: false, dataFolder: '/no/such/folder' }
  await Promise.all([1, 2].map(() => setUp(Date.now, config, () => undefined)))
  expect(await foldedWrongly(db)).toEqual([])
  const shop = await openShop({ address, on: '2025-01-05T10:00:00Z' })
  const clerk = await shop.as('clerk')
  expect(await totalOf(clerk, 'customers', 'omer sahin')).toBe(1)
  expect(await totalOf(clerk, 'orders', 'omer sahin')).toBeGreaterThan(0)
})

test('more rows than are folded at once are folded, and none a second time', async () => {
  const { db } = await openOldShop()
  await db.run`delete from message`
  await db.run`
    insert into message (id, kind, name, email, subject, body, at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500)
    select 'm' || i, 'contact', 'Ünal ' || i, '', '', 'Hours', i from n`
  await migrate(db)
  await db.run`update message set folded_words = 'as it was' where id = 'm7'`
  await foldOlderRows(db)
  expect(
    await db.one`select count(*) as count from message where folded_words like 'unal%hours'`,
  ).toEqual({ count: 2499 })
  expect(await foldedWrongly(db)).toEqual(['m7'])
})

test('texts folded before doubled ye became one letter are folded again, synonyms too', async () => {
  const { db } = await openOldShop()
  await db.run`
    insert into message (id, kind, name, email, subject, body, at, folded_words)
    values ('m1', 'contact', 'چائے', '', '', '', 1, 'چایے'), ('m2', 'contact', 'Ali', '', '', '', 1, 'kept')`
  await db.run`insert into search_synonym (id, words, added_at) values ('s1', 'چایے,tea', 1)`
  await db.run`update product set folded_words = 'دوایی', folded_brand = 'دوایی' where id = 'apples'`
  await migrate(db)
  await foldOlderRows(db)
  expect(
    await db.all`select id, folded_words from message where id in ('m1', 'm2') order by id`,
  ).toEqual([
    { id: 'm1', folded_words: 'چاے' },
    { id: 'm2', folded_words: 'kept' },
  ])
  expect(await db.one`select words from search_synonym`).toEqual({ words: 'چاے,tea' })
  expect(await foldedWrongly(db)).toEqual(['m2'])
})

const foldedWrongly = async (db: Db) =>
  (await verifyShop(db, '/no/such/folder', Date.now()))
    .filter(({ says }) => says.includes('is found by'))
    .flatMap(({ ids }) => ids)
