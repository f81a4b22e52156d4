import { expect, test } from 'vitest'
import { prepare } from '#server/bootstrap.ts'
import { readConfig } from '#server/config.ts'
import { loadPages } from '#server/load-pages.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { forFile } from '../support/clean-up.ts'
import { openShop } from '../support/shop.ts'

const nothing = async () => undefined
const owner = { ADMIN_EMAIL: 'owner@mail.example', ADMIN_PASSWORD: 'bahut lamba raaz' }
const soon = 'opens soon</h1>'

/** A shop with goods that its owner has closed. */
async function closedShop() {
  const shop = await openShop({ pages: await loadPages(), cacheFor: 60_000 })
  const boss = await shop.as('owner')
  const set = (changes: object) => boss.patch('admin/settings', changes)
  return { shop, set, close: () => set({ storefrontOpen: false }) }
}

test.each([
  ['an empty shop without the demo is closed', { DEMO: '0', ...owner }, false],
  ['so it is before it has an owner', { DEMO: '0' }, false],
])('%s', async (_, env, open) => {
  const shop = await openShop({ fill: nothing })
  await prepare(shop, readConfig(env))
  expect((await readSettings(shop.db)).storefrontOpen).toBe(open)
})

test('a shop with accounts or products, or opened by its owner, stays open', async () => {
  const shop = await openShop()
  await prepare(shop, readConfig({ DEMO: '0', ...owner }))
  expect((await readSettings(shop.db)).storefrontOpen).toBe(true)

  const fresh = await openShop({ fill: nothing })
  await prepare(fresh, readConfig({ DEMO: '0', ...owner }))
  const boss = fresh.guest()
  await boss.post('user/login', { email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD })
  expect((await boss.patch('admin/settings', { storefrontOpen: true })).status).toBe(200)
  await prepare(fresh, readConfig({ DEMO: '0', ...owner }))
  expect((await readSettings(fresh.db)).storefrontOpen).toBe(true)
})

/** A closed shop for the tests that only look at it. */
const closed = forFile(async () => {
  const { shop, set, close } = await closedShop()
  await set({ shopName: 'Bismillah <Store>', phone: '+92 51 555 0199' })
  await close()
  return shop
})

test.each(['/', '/products', '/item/1', '/cart', '/checkout', '/signup', '/nothing'])(
  'of a closed shop %s says to guests and customers that it opens soon, with name and phone',
  async (address) => {
    for (const who of ['guest', 'amina'] as const) {
      const { status, text, headers } = await (await closed().is(who)).get(address)
      expect(status).toBe(200)
      expect(text).toContain(`Bismillah &lt;Store&gt; ${soon}`)
      expect(text).toContain('href="tel:+92515550199"')
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(text).not.toContain('<script')
      expect(headers['cache-control']).toBe('private, no-store')
    }
  },
)

test.each(['owner', 'clerk'] as const)('a signed-in %s sees the closed shop', async (who) => {
  const { text } = await (await closed().as(who)).get('/')
  expect(text).not.toContain(soon)
  expect(text).toContain('Best Selling')
})

test.each(['/admin/login', '/login', '/forgot-password', '/reset-password?token=x', '/order/x'])(
  '%s answers also while the shop is closed',
  async (address) => {
    expect((await closed().guest().get(address)).text).not.toContain(soon)
  },
)

test('opening and closing apply with the next request despite caches', async () => {
  const { shop, set, close } = await closedShop()
  const home = async () => (await shop.guest().get('/')).text.includes(soon)
  expect(await home()).toBe(false)
  await close()
  expect(await home()).toBe(true)
  await set({ storefrontOpen: true })
  expect(await home()).toBe(false)
})

test('shoppers cannot see the setting', async () => {
  const { shop } = await closedShop()
  expect((await shop.guest().get('settings')).body).not.toHaveProperty('storefrontOpen')
})

test('a shop that states no phone says its name alone', async () => {
  const { shop, set, close } = await closedShop()
  await set({ phone: '', whatsapp: '' })
  await close()
  const { text } = await shop.guest().get('/')
  expect(text).toContain(soon)
  expect(text).not.toMatch(/tel:|wa\.me/)
})
