import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { textPages } from '#shop/content/texts.ts'
import { english } from '#web/messages/language.ts'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { inPseudo, pseudo } from '../support/pseudo-locale.ts'
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

test('a text by staff replaces the default one, which can be restored', async () => {
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

test('the second of two editors gets a conflict; a repeat changes nothing', async () => {
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

/** For tables of what is refused: nothing in it changes. */
const officeOfFile = forFile(openOffice)

test.each<[string, string, object]>([
  ['no words', 'terms', { body: ' ' }],
  ['too many words', 'terms', { body: 'x'.repeat(50_001) }],
  ['a page that there is not', 'home', {}],
])('refuses %s, and changes nothing', async (_, page, wrong) => {
  const { shop, clerk } = officeOfFile()
  const before = await dumpOf(shop.db)
  const reply = await clerk.put(`admin/texts/${page}`, { body: 'Hello', version: 0, ...wrong })
  expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  expect(await dumpOf(shop.db)).toEqual(before)
})

const hour = 60 * 60_000

test('a draft is seen by staff alone, and is put on the page or forgotten', async () => {
  const { shop, clerk, guest, write, html } = await openOffice()
  const put = (body: object) => clerk.put('admin/texts/terms', body)
  await write('terms', 'Old words', 0)
  shop.later(hour)
  const next = { body: 'New words', from: null }
  const draft = (await put({ next, version: 1 })).body.data
  expect(draft).toMatchObject({ body: 'Old words', next, version: 2 })
  expect(await html(addresses.terms)).not.toContain('New words')
  const of = async () => (await clerk.get('admin/texts')).body.data[4]
  expect(await of()).toMatchObject({ isOwn: true, next: { isOwn: true, from: null } })
  expect((await guest.get('texts/terms')).body.data).toEqual({
    body: 'Old words',
    changedAt: new Date(shop.now() - hour).toISOString(),
  })
  const out = { body: 'New words', next: null, version: 2 }
  expect((await put(out)).body.data).toMatchObject({ body: 'New words', next: null, version: 3 })
  expect((await put(out)).body.data.version).toBe(3) // the same again
  expect(await html(addresses.terms)).toContain('New words')
  await put({ next: { body: 'Other', from: null }, version: 3 })
  expect((await put({ next: null, version: 4 })).body.data).toMatchObject({ next: null, version: 5 }) // prettier-ignore
  expect(await of()).toMatchObject({ next: null })
  const owner = await shop.as('owner')
  const { changes } = (await owner.get('admin/audit?kind=text.changed')).body.data[0]
  expect(changes).toEqual([{ field: 'next.body', unit: null, before: 'Other', after: null }])
})

test('a planned text takes effect on time, also in cached pages, in both languages', async () => {
  const shop = await openShop({
    cacheFor: 24 * hour,
    pages: await loadPages(),
    languages: [english, pseudo],
  })
  const [clerk, guest, amina] = [await shop.as('clerk'), shop.guest(), await shop.as('amina')]
  const put = (body: object) => clerk.put('admin/texts/terms', body)
  const pages = async () =>
    Promise.all([
      guest.get(addresses.terms),
      guest.get(addresses.terms, inPseudo),
      amina.get(addresses.terms),
    ])
  const contain = async (words: string) =>
    (await pages()).map(({ text }) => text.includes(`<p>${words}</p>`))
  const none = [false, false, false]
  const all = [true, true, true]
  const from = new Date(shop.now() + hour).toISOString()
  await put({ body: 'Old words', next: { body: 'New words', from }, version: 0 })
  const [first] = await pages()
  const etag = { 'if-none-match': String(first.headers['etag']) }
  shop.later(hour - 1)
  expect([await contain('Old words'), await contain('New words')]).toEqual([all, none])
  expect((await guest.get(addresses.terms, etag)).status).toBe(304)
  shop.later(1)
  expect((await guest.get(addresses.terms, etag)).status).toBe(200)
  expect([await contain('Old words'), await contain('New words')]).toEqual([none, all])
  expect((await guest.get('texts/terms')).body.data).toEqual({ body: 'New words', changedAt: from })
  expect((await clerk.get('admin/texts/terms')).body.data).toMatchObject({ next: null, version: 2 })
  const late = await put({ body: 'Written over', version: 1 }) // on what was there before the moment
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])

  const until = new Date(shop.now() + hour).toISOString()
  await put({ next: { body: null, from: until }, version: 2 })
  shop.later(hour)
  expect(await contain('New words')).toEqual(none)
  expect((await guest.get('texts/terms')).body).toEqual({ data: null })
  const [last] = (await clerk.get('admin/texts')).body.data.slice(4)
  expect(last).toMatchObject({ isOwn: false, next: null, changedAt: until, version: 4 })
})

test.each<[string, string, object]>([
  ['a moment that has passed', 'text_moment_past', { body: 'New', from: '2020-01-01T00:00:00Z' }],
  ['a draft of nothing', 'draft_empty', { body: null, from: null }],
  ['a moment that is none', '', { body: 'New', from: '2030-02-30T00:00:00Z' }],
  ['words that are none', '', { body: '', from: null }],
])('refuses %s, and changes nothing', async (_, code, next) => {
  const { shop, clerk } = officeOfFile()
  const before = await dumpOf(shop.db)
  const reply = await clerk.put('admin/texts/terms', { next, version: 0 })
  expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  expect(reply.body.code ?? '').toContain(code)
  expect(await dumpOf(shop.db)).toEqual(before)
})
