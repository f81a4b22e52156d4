import { expect, test } from 'vitest'
import { defaultSettings } from '#shop/settings/settings.ts'
import { demoSettings } from '../../demo/settings.ts'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { openShop } from '../support/shop.ts'

const social = [{ name: 'Instagram', link: 'https://www.instagram.com/kiryana' }]

test('staff reads all settings and changes some; guests see them at once', async () => {
  const shop = await openShop({ cacheFor: 60_000 })
  const clerk = await shop.as('clerk')
  const { data: before } = (await clerk.get('admin/settings')).body
  expect(before).toEqual({
    ...defaultSettings,
    ...demoSettings,
    shippingPrice: 150,
    holdLargeFrom: 10_000,
    cashDifference: 100,
  })
  expect(before.sellerStatistics.map(({ percent }: { percent: number }) => percent)).toEqual([
    78, 99, 99,
  ])
  expect(before.counters.map(({ count }: { count: number }) => count)).toEqual([1245, 357, 960])
  expect((await shop.guest().get('settings')).body.tagline).toBe(before.tagline)

  const changes = {
    tagline: 'Fresh every morning',
    whatsapp: '+92 300 1234567',
    hours: [{ days: 'Every day', open: '08:00', close: '22:30' }],
    counters: [{ label: 'Customers', count: 1001 }],
    sellerStatistics: [],
    social,
    shippingPrice: 'Rs. ۹۹٫۵۰',
  }
  const after = { ...before, ...changes, shippingPrice: 99.5 }
  expect(await clerk.patch('admin/settings', changes)).toMatchObject({
    status: 200,
    body: { data: after },
  })
  expect((await clerk.get('admin/settings')).body.data).toEqual(after)
  const {
    shippingPrice,
    dailyOrders: _,
    staffTwoFactor: __,
    storefrontOpen: ___,
    senderName: ____,
    senderEmail: _____,
    pointsOn: ______,
    pointsDivisor: _______,
    buyNowPercent: ________,
    wholeRupees: _________,
    urduDigits: __________,
    labelLanguage: ___________,
    deliversOutside: ____________,
    outsideDays: _____________,
    ...others
  } = after
  const shown = Object.fromEntries(
    Object.entries(others).filter(
      ([name]) => !/^(whatsapp|hold(?!Hours)|firstOrder|cashDiff|weight|scale|khata)./.test(name),
    ),
  )
  expect((await shop.guest().get('settings')).body).toEqual(shown)
  expect((await shop.guest().get('shipping')).body).toEqual([
    { _id: 'standard', price: shippingPrice },
  ])
  const audits = await shop.db.all<{ details: string; account_id: string }>`
    select data as details, actor as account_id from event where kind = 'settings.changed'`
  expect(audits.map(({ details, account_id }) => [JSON.parse(details), account_id])).toEqual([
    [
      {
        changed: expect.arrayContaining(Object.keys(changes)),
        changes: expect.arrayContaining([{ field: 'shippingPrice', before: 15_000, after: 9950 }]),
      },
      'clerk',
    ],
  ])
  const settled = await dumpOf(shop.db)
  await clerk.patch('admin/settings', changes) // again: nothing to change
  expect(await dumpOf(shop.db)).toEqual(settled)
})

test('two changes of one setting conflict; changes of different settings merge', async () => {
  const shop = await openShop()
  const [owner, clerk] = [await shop.as('owner'), await shop.as('clerk')]
  const { data: shown } = (await owner.get('admin/settings')).body
  const seen = { phone: shown.phone, shippingPrice: shown.shippingPrice, hours: shown.hours }
  const mine = { phone: '+92 51 555 0101', shippingPrice: 99.5, hours: [] }
  await clerk.patch('admin/settings', { tagline: 'Fresh' })
  expect((await owner.patch('admin/settings', { ...mine, seen })).status).toBe(200)
  // The same once more, after an answer that was lost.
  expect((await owner.patch('admin/settings', { ...mine, seen })).status).toBe(200)
  const late = await clerk.patch('admin/settings', { phone: '+92 51 555 0102', seen: { phone: shown.phone } }) // prettier-ignore
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  const { data } = (await owner.get('admin/settings')).body
  expect(data).toMatchObject({ ...mine, tagline: 'Fresh' })
  // A colleague's change to another setting is no conflict.
  expect((await clerk.patch('admin/settings', { lowStock: 9, seen })).status).toBe(200)
})

test('an order pays the shipping that was set', async () => {
  const shop = await openShop()
  await (await shop.as('owner')).patch('admin/settings', { shippingPrice: 0 })
  const amina = await shop.as('amina')
  const order = {
    products: [{ product: 'atta', quantity: 1 }],
    total: 1250,
    paymentMethod: 'cod',
    shippingAddress: 'House 12, Rawalpindi',
  }
  expect((await amina.post('order/create', order)).status).toBe(201)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each<[string, object, string]>([
  [
    'a script for a link',
    { social: [{ name: 'X', link: 'javascript:alert(1)' }] },
    'social.0.link',
  ],
  ['data for a link', { social: [{ name: 'X', link: 'data:text/html,x' }] }, 'social.0.link'],
  [
    'a script with a space before it',
    { social: [{ name: 'X', link: ' javascript:alert(1)' }] },
    'social.0.link',
  ],
  ['half a link', { social: [{ name: 'X', link: 'x.com' }] }, 'social.0.link'],
  [
    'an hour that is none',
    { hours: [{ days: 'Monday', open: '25:00', close: '23:00' }] },
    'hours.0.open',
  ],
  [
    'more than all',
    { sellerStatistics: [{ label: 'On time', percent: 101 }] },
    'sellerStatistics.0.percent',
  ],
  ['fewer than none', { counters: [{ label: 'Pets', count: -1 }] }, 'counters.0.count'],
  ['a script for WhatsApp', { whatsapp: 'javascript:1' }, 'whatsapp'],
  ['half a phone number', { phone: '0300 12' }, 'phone'],
  ['half a number for WhatsApp', { whatsapp: '0300 123456' }, 'whatsapp'],
  ['half an e-mail', { email: 'salam@' }, 'email'],
  ['no name', { shopName: ' ' }, 'shopName'],
  ['NUL', { address: 'Saddar\u0000' }, 'address'],
  ['a pin off the map', { map: { lat: 91, lng: 0 } }, 'map.lat'],
  ['tiles by script', { mapTiles: 'javascript:{z}{x}{y}' }, 'mapTiles'],
  ['tiles of nowhere', { mapTiles: 'https://tile.example/' }, 'mapTiles'],
  ['shipping below nothing', { shippingPrice: -1 }, 'shippingPrice'],
  ['half a paisa', { shippingPrice: 1.005 }, 'shippingPrice'],
  ['a point for nothing', { pointsDivisor: 0 }, 'pointsDivisor'],
  ['a point for half a rupee', { pointsDivisor: 0.5 }, 'pointsDivisor'],
  ['a point for two million', { pointsDivisor: 2_000_000 }, 'pointsDivisor'],
  ['no divisor at all', { pointsDivisor: null }, 'pointsDivisor'],
  ['less than no percent', { buyNowPercent: -1 }, 'buyNowPercent'],
  ['more points than rupees', { buyNowPercent: 101 }, 'buyNowPercent'],
  ['half a percent', { buyNowPercent: 0.5 }, 'buyNowPercent'],
  ['a word for off', { pointsOn: 'off' }, 'pointsOn'],
  ['a word for yes', { wholesaleApproval: 'yes' }, 'wholesaleApproval'],
  ['a setting that is none', { admin: true }, ''],
])('%s is refused, and nothing is saved', async (_, changes, at) => {
  const shop = shopOfFile()
  const owner = await shop.as('owner')
  const before = await dumpOf(shop.db)
  const reply = await owner.patch('admin/settings', { tagline: 'Kept with it', ...changes })
  expect(reply.status).toBe(400)
  expect(reply.body.errors.map(({ path }: { path: string }) => path)).toEqual([at])
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('a day that closes as it opens is refused in a sentence', async () => {
  const shop = await openShop()
  const hours = [{ days: 'Monday', open: '09:00', close: '09:00' }]
  expect(await (await shop.as('owner')).patch('admin/settings', { hours })).toMatchObject({
    status: 400,
    body: { code: 'hours_turned' },
  })
})

test('a shop may close after midnight', async () => {
  const shop = await openShop()
  const hours = [{ days: 'Roz', open: '10:00', close: '01:00' }]
  const reply = await (await shop.as('owner')).patch('admin/settings', { hours })
  expect([reply.status, reply.body.data?.hours]).toEqual([200, hours])
})

const day = { day: '2026-12-25', name: 'Quaid Day', hours: null }
test.each([
  ['a day twice', [day, day], 'holiday_twice'],
  [
    'a day that closes as it opens',
    [{ ...day, hours: { open: '12:00', close: '12:00' } }],
    'hours_turned',
  ],
  ['a day that is none', [{ ...day, day: '2026-02-30' }], undefined],
  ['no name', [{ ...day, name: ' ' }], undefined],
  ['half of its hours', [{ ...day, hours: { open: '12:00', close: '' } }], undefined],
  ['61 days', Array.from({ length: 61 }, (_, index) => ({ ...day, day: `20${20 + index}-12-25` })), undefined], // prettier-ignore
])('holidays are refused in a sentence: %s', async (_, holidays, code) => {
  const owner = await (await openShop()).as('owner')
  const reply = await owner.patch('admin/settings', { holidays })
  expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  if (code) expect(reply.body.code).toBe(code)
  expect((await owner.get('admin/settings')).body.data.holidays).toEqual([])
})

test('of the towns of delivery blanks and repeats are left out', async () => {
  const clerk = await (await openShop()).as('clerk')
  const towns = ['Lahore', ' ', 'lahore', 'Kasur']
  const { status, body } = await clerk.patch('admin/settings', { towns })
  expect([status, body.data.towns]).toEqual([200, ['Lahore', 'Kasur']])
  // The same once more changes nothing.
  const again = await clerk.patch('admin/settings', { towns, seen: { towns: ['Lahore', 'Kasur'] } })
  expect([again.status, again.body.data.towns]).toEqual([200, ['Lahore', 'Kasur']])
})
