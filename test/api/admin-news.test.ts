import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { openShop } from '../support/shop.ts'

const id = '00000000-0000-4000-8000-00000000000a'
const story = {
  id,
  title: 'Mangoes',
  summary: 'They are here',
  body: '## Chaunsa\n\nFrom **Multan**',
  publishedAt: null as string | null,
}
const tomorrow = '2025-01-06T15:00:00+05:00'

test('a draft is read by staff alone, a scheduled story from its time on', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  let clerk = await shop.as('clerk')
  const titles = async () =>
    (await guest.get('news')).body.map(({ title }: { title: string }) => title)
  const made = await clerk.post('admin/news', story)
  expect([made.status, made.body.data]).toEqual([
    201,
    {
      ...story,
      titleUr: '',
      summaryUr: '',
      bodyUr: '',
      toCheck: [],
      picture: null,
      state: 'draft',
      version: 1,
    },
  ])
  expect(await titles()).toEqual([])
  expect((await guest.get(`news/${id}`)).status).toBe(404)

  const due = await clerk.patch(`admin/news/${id}`, { publishedAt: tomorrow, version: 1 })
  expect(due.body.data).toMatchObject({
    state: 'due',
    publishedAt: '2025-01-06T10:00:00.000Z',
    version: 2,
  })
  expect(await titles()).toEqual([])
  shop.later(24 * 60 * 60_000)
  clerk = await shop.as('clerk')
  expect(await titles()).toEqual(['Mangoes'])
  expect((await guest.get(`news/${id}`)).body).toMatchObject({ description: story.body })
  expect((await clerk.get('admin/news?state=out')).body).toMatchObject({ total: 1 })
  expect((await clerk.get('admin/news?state=due')).body).toEqual({ data: [], total: 0 })

  await clerk.patch(`admin/news/${id}`, { publishedAt: null, version: 2 })
  expect(await titles()).toEqual([])
  expect((await clerk.send('DELETE', `admin/news/${id}`)).status).toBe(200)
  expect((await clerk.send('DELETE', `admin/news/${id}`)).status).toBe(200)
  expect((await clerk.get(`admin/news/${id}`)).status).toBe(404)
})

test('a story is published at once by the clock of the shop', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const made = await clerk.post('admin/news', { ...story, publishedAt: 'now' })
  expect(made.body.data).toMatchObject({
    state: 'out',
    publishedAt: new Date(shop.now()).toISOString(),
  })
  expect((await clerk.post('admin/news', { ...story, publishedAt: 'soon' })).status).toBe(400)
})

test('a retry creates one story; the second of two editors gets a conflict', async () => {
  const shop = await openShop()
  const [clerk, owner] = [await shop.as('clerk'), await shop.as('owner')]
  const made = await Promise.all([1, 2].map(() => clerk.post('admin/news', story)))
  expect(made.map(({ status }) => status)).toEqual([201, 201])
  expect((await clerk.get('admin/news')).body.total).toBe(1)
  const replies = await Promise.all([
    clerk.patch(`admin/news/${id}`, { title: 'Anwar Ratol', version: 1 }),
    owner.patch(`admin/news/${id}`, { title: 'Sindhri', version: 1 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
  const { data } = (await owner.get('admin/audit?kind=news.changed')).body
  expect(data).toHaveLength(1)
  expect(data[0].changes).toMatchObject([{ field: 'title', before: 'Mangoes' }])
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each<[string, object]>([
  ['no title', { title: '' }],
  ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }],
  ['a story too long', { body: 'x'.repeat(50_001) }],
  ['a time that is none', { publishedAt: 'soon' }],
  ['an id that is none', { id: '../1' }],
])('refuses %s, and changes nothing', async (_, change) => {
  const shop = shopOfFile()
  const before = await dumpOf(shop.db)
  const reply = await (await shop.as('clerk')).post('admin/news', { ...story, ...change })
  expect([reply.status, reply.body.errors?.length]).toEqual([400, 1])
  expect(await dumpOf(shop.db)).toEqual(before)
})
