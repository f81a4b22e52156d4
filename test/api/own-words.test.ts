import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { textPages } from '#shop/content/texts.ts'
import { dumpOf } from '../support/dump.ts'
import { openShop } from '../support/shop.ts'

const addresses = {
  helpinfo: '/helpinfo',
  'cash-on-delivery': '/cash-on-delivery',
  'payment-info': '/payment-info',
  policy: '/policy',
  terms: '/termsconditions',
  privacy: '/privacy-policy',
  faqs: '/faqs',
  help: '/help',
} as const

async function openOffice() {
  const shop = await openShop({ cacheFor: 60_000, pages: await loadPages() })
  const [clerk, guest] = [await shop.as('clerk'), shop.guest()]
  const write = (page: string, body: string | null, version: number) =>
    clerk.put(`admin/texts/${page}`, { body, version })
  const html = async (path: string) => (await guest.get(path)).text
  return { shop, clerk, guest, write, html }
}

test('a text of staff stands in place of ours on its page, and ours is there again after it', async () => {
  const { clerk, guest, write, html } = await openOffice()
  const { data } = (await clerk.get('admin/texts')).body
  expect(data.map(({ page }: { page: string }) => page)).toEqual(textPages)
  for (const page of textPages) {
    const before = await html(addresses[page])
    expect((await guest.get(`texts/${page}`)).body).toEqual({ data: null })
    const { ours } = (await clerk.get(`admin/texts/${page}`)).body.data
    expect(ours.length).toBeGreaterThan(20)
    const words = '## Kindness\n\n### Why?\n\nBe **kind** & <script>alert(1)</script>'
    expect((await write(page, words, 0)).body.data).toMatchObject({ isOwn: true, version: 1 })
    const own = await html(addresses[page])
    expect(own).toContain('<strong>kind</strong> &amp; &lt;script&gt;alert(1)')
    expect((await guest.get(`texts/${page}`)).body.data.body).toBe(words)
    expect((await write(page, null, 1)).body.data).toMatchObject({ isOwn: false, body: null })
    expect((await html(addresses[page])).length).toBe(before.length)
  }
})

test('of two who write one page the second is told; the same again changes nothing', async () => {
  const { shop, clerk, write } = await openOffice()
  const owner = await shop.as('owner')
  const replies = await Promise.all([
    write('terms', 'Mine', 0),
    owner.put('admin/texts/terms', { body: 'Theirs', version: 0 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { body } = (await clerk.get('admin/texts/terms')).body.data
  expect((await write('terms', body, 0)).body.data.version).toBe(1)
  expect((await write('terms', 'Other', 0)).body.code).toBe('changed_meanwhile')
})

test.each<[string, string, object]>([
  ['no words', 'terms', { body: ' ' }],
  ['too many words', 'terms', { body: 'x'.repeat(50_001) }],
  ['a page that there is not', 'home', {}],
])('refuses %s, and changes nothing', async (_, page, wrong) => {
  const { shop, clerk } = await openOffice()
  const before = await dumpOf(shop.db)
  const reply = await clerk.put(`admin/texts/${page}`, { body: 'Hello', version: 0, ...wrong })
  expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  expect(await dumpOf(shop.db)).toEqual(before)
})
