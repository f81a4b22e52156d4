import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { openShop } from '../support/shop.ts'

async function openOffice({ cacheFor = 0 } = {}) {
  const shop = await openShop({ cacheFor, pages: await loadPages() })
  const [clerk, guest] = [await shop.as('clerk'), shop.guest()]
  const change = (body: object) => clerk.patch('admin/announcement', body)
  const shown = async () => (await guest.get('settings')).body.announcement
  return { shop, clerk, guest, change, shown }
}

test('an announcement appears on every page, for guests and customers, and disappears at once', async () => {
  const { shop, clerk, guest, change, shown } = await openOffice({ cacheFor: 60_000 })
  const amina = await shop.as('amina')
  const pages = ['/', '/products/1', '/news', '/termsconditions', '/contact', '/none']
  for (const path of pages) expect((await guest.get(path)).text).not.toContain('Eid')
  expect(await shown()).toBeUndefined()
  const made = await change({
    text: 'Eid <b>Mubarak</b>',
    link: '/offers',
    shown: true,
    version: 0,
  })
  expect(made.body.data).toMatchObject({ state: 'out', version: 1 })
  for (const path of pages) {
    for (const caller of [guest, amina]) {
      const { text } = await caller.get(path)
      expect(text).toContain('href="/offers">Eid &lt;b&gt;Mubarak&lt;/b&gt;</a>')
    }
  }
  expect(await shown()).toEqual({ text: 'Eid <b>Mubarak</b>', link: '/offers' })
  expect((await clerk.get('/admin/news')).text).not.toMatch(/Mubarak&lt;\/b&gt;<\/a>/)
  await change({ shown: false, version: 1 })
  for (const path of pages) expect((await guest.get(path)).text).not.toContain('Eid')
})

test("an announcement follows the shop's clock", async () => {
  const { shop, clerk, change, shown } = await openOffice()
  const at = (ms: number) => new Date(shop.now() + ms).toISOString()
  const line = { text: 'Closed on Eid', shown: true, from: at(60_000), until: at(180_000) }
  await change({ ...line, version: 0 })
  const seen: unknown[] = []
  for (let minute = 0; minute < 4; minute += 1) {
    const { state } = (await clerk.get('admin/announcement')).body.data
    seen.push([state, (await shown())?.text])
    shop.later(60_000)
  }
  expect(seen).toEqual([
    ['due', undefined],
    ['out', 'Closed on Eid'],
    ['out', 'Closed on Eid'],
    ['over', undefined],
  ])
})

test('the second of two editors gets a conflict', async () => {
  const { shop, change } = await openOffice()
  const owner = await shop.as('owner')
  const replies = await Promise.all([
    change({ text: 'Mine', version: 0 }),
    owner.patch('admin/announcement', { text: 'Theirs', version: 0 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

/** For tables of what is refused: nothing in it changes. */
const officeOfFile = forFile(openOffice)

test.each<[string, object]>([
  ['words that are none', { text: ' ' }],
  ['too many words', { text: 'x'.repeat(161) }],
  ['a script', { link: 'javascript:alert(1)' }],
  ['another site', { link: '//evil.example' }],
  ['an end before its beginning', { from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' }],
])('refuses %s, and changes nothing', async (_, wrong) => {
  const { shop, change } = officeOfFile()
  const before = await dumpOf(shop.db)
  const reply = await change({ text: 'Hello', shown: true, ...wrong, version: 0 })
  expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  expect(await dumpOf(shop.db)).toEqual(before)
})
