import { expect, test } from 'vitest'
import { startSession } from '#shop/accounts/sessions/session.ts'
import { cleaningJobs } from '#server/jobs/scheduled-jobs.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { password } from '../support/cast.ts'
import { pngPhoto } from '../support/pictures.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

/** The same browser at another server of the shop. */
async function sameAt(shop: TestShop, here: Caller) {
  const there = await shop.elsewhere('amina')
  there.cookies.clear()
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  return there
}

const meOf = async (caller: Caller) => (await caller.get('user/me')).body?._id ?? null

test('a session that one server began works on the other, and its end there is its end here', async () => {
  const shop = await openShop()
  const here = shop.guest()
  await here.post('user/login', { email: 'amina@kiryana.example', password })
  const there = await sameAt(shop, here)
  expect([await meOf(here), await meOf(there)]).toEqual(['amina', 'amina'])
  await there.post('user/logout')
  expect([await meOf(here), await meOf(there)]).toEqual([null, null])
})

test('wrong passwords at either server are counted together', async () => {
  const shop = await openShop()
  const here = shop.guest()
  const there = await sameAt(shop, here)
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    const wrong = { email: 'amina@kiryana.example', password: 'a wrong password' }
    statuses.push((await (tries % 2 === 0 ? here : there).post('user/login', wrong)).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
})

test('a picture that was sent to one server is served by the other', async () => {
  const shop = await openShop()
  const here = await shop.as('amina')
  const there = await sameAt(shop, here)
  await here.form('user/updateprofile', {}, { content: await pngPhoto() })
  const { profile } = (await there.get('user/me')).body
  expect(await there.get(`/media/${profile}`)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp' },
  })
})

test('a right that staff gives at one server holds at once at the other', async () => {
  const shop = await openShop()
  const there = await shop.elsewhere('kashif')
  const seesWholesale = async () => (await there.get('shoppingitems/atta')).text.includes('1100')
  expect(await seesWholesale()).toBe(false)
  await (await shop.as('clerk')).patch('admin/customers/kashif', { approved: true })
  expect(await seesWholesale()).toBe(true)
})

// Guests' answers are cached for an hour here, so only the event can expire them.
test('guests of one server see changes made by staff on another', async () => {
  const shop = await openShop({ cacheFor: 60 * 60_000 })
  const there = await shop.elsewhere('amina')
  there.cookies.clear()
  const seen = async () => [
    (await there.get('settings')).body.tagline,
    (await there.get('search?q=gur')).text.includes('Desi Gur'),
    (await there.get('shoppingitems/apples')).text.includes('A new name'),
  ]
  const before = await seen()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/settings', { tagline: 'Fresh every morning' })
  await clerk.send(
    'POST',
    'admin/products/import',
    Buffer.from('name,category,price\nDesi Gur,Sugar,220'),
    {
      'content-type': 'text/csv',
    },
  )
  await clerk.patch('admin/products/apples', { name: 'A new name' })
  await expect
    .poll(async () => (await seen()).map((one, index) => one !== before[index]))
    .toEqual([true, true, true])
})

test('two servers that tidy up at the same time do it once', async () => {
  const shop = await openShop()
  await startSession(shop.db, 'amina', shop.now() - 60 * 24 * 60 * 60_000, false)
  await shop.db.run`update product set sold = 7 where id = 'chai'`
  const jobs = [...cleaningJobs(shop, shop.dataFolder), ...cleaningJobs(shop, shop.dataFolder)]
  await Promise.all(jobs.map(({ run }) => run()))
  expect(await shop.db.all`select account_id from session`).toEqual([])
  expect(await shop.db.one`select popularity from product where id = 'chai'`).toEqual({
    popularity: 7,
  })
  await shop.db.run`update product set sold = 0 where id = 'chai'`
  await expectSoundLedger(shop)
})
