import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { pixelBomb, pngPhoto } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const id = '00000000-0000-4000-8000-00000000000a'
const path = `admin/events/${id}`
const event = {
  id,
  name: 'Mango day',
  description: 'Come and **taste**',
  location: 'In the shop',
  firstDay: '2025-01-06',
  lastDay: '2025-01-07',
  shown: false,
}
const hour = 60 * 60_000
const day = 24 * hour

async function openOffice() {
  const shop = await openShop({ on: '2025-01-05' })
  const clerk = await shop.as('clerk')
  const shown = async () => (await shop.guest().get('event')).body
  const files = async () => readdir(join(shop.dataFolder, 'media/stories')).catch(() => [])
  const draw = async () => clerk.form(`${path}/picture`, {}, { content: await pngPhoto(), field: 'picture' }) // prettier-ignore
  return { shop, clerk, shown, files, draw }
}

test('only staff see a draft; then the event is upcoming, current and past', async () => {
  const { shop, clerk, shown } = await openOffice()
  const made = await clerk.post('admin/events', event)
  const always = { from: null, until: null, showing: 'off' }
  const urdu = { nameUr: '', locationUr: '', descriptionUr: '', toCheck: [] }
  const draft = { ...event, ...urdu, ...always, picture: null, state: 'draft', version: 1 }
  expect([made.status, made.body.data]).toEqual([201, draft])
  expect(await shown()).toEqual([])
  const out = await clerk.patch(path, { shown: true, version: 1 })
  expect(out.body.data).toMatchObject({ state: 'upcoming', version: 2 })
  expect(await shown()).toEqual([
    {
      _id: id,
      name: 'Mango day',
      description: 'Come and **taste**',
      location: 'In the shop',
      startDate: '2025-01-05T19:00:00.000Z',
      endDate: '2025-01-07T18:59:59.999Z',
      image: null,
    },
  ])
  const states: string[] = []
  for (let after = 0; after < 4; after += 1) {
    states.push((await (await shop.as('clerk')).get(path)).body.data.state)
    shop.later(day)
  }
  expect(states).toEqual(['upcoming', 'current', 'current', 'past'])
  const later = await shop.as('clerk')
  for (const state of ['draft', 'upcoming', 'current', 'past'])
    expect((await later.get(`admin/events?state=${state}`)).body.total).toBe(
      Number(state === 'past'),
    )
  expect((await later.send('DELETE', path)).status).toBe(200)
  expect((await later.send('DELETE', path)).status).toBe(200)
  expect((await later.get(path)).status).toBe(404)
  expect(await shown()).toEqual([])
})

test('an event is displayed within its period, also in cached pages', async () => {
  const shop = await openShop({ on: '2025-01-05', cacheFor: day })
  const clerk = await shop.as('clerk')
  const guest = shop.guest()
  const after = (ms: number) => new Date(shop.now() + ms).toISOString()
  const [from, until] = [after(hour), after(3 * hour)]
  await clerk.post('admin/events', { ...event, shown: true, from, until })
  const seen: [string, number][] = []
  for (const later of [0, hour - 1, 1, 2 * hour - 1, 1]) {
    shop.later(later)
    const { showing } = (await clerk.get(path)).body.data
    seen.push([showing, (await guest.get('event')).body.length])
  }
  expect(seen).toEqual([
    ['due', 0],
    ['due', 0],
    ['out', 1],
    ['out', 1],
    ['over', 0],
  ])
  await clerk.patch(path, { until: null, version: 1 })
  expect((await guest.get('event')).body).toHaveLength(1)
  const owner = await shop.as('owner')
  const [{ changes }] = (await owner.get('admin/audit?kind=shop-event.changed')).body.data
  expect(changes).toEqual([{ field: 'period.until', unit: 'time', before: until, after: null }])
})

test("an event's picture is replaced, deleted, and deleted with the event", async () => {
  const { shop, clerk, shown, files, draw } = await openOffice()
  await clerk.post('admin/events', { ...event, shown: true })
  const first = (await draw()).body.data
  expect(first).toMatchObject({ picture: expect.stringMatching(/^stories\//), version: 1 })
  expect((await shown())[0].image).toBe(first.picture)
  expect((await draw()).body.data.picture).not.toBe(first.picture)
  expect(await files()).toHaveLength(3)
  expect((await clerk.send('DELETE', `${path}/picture`)).body.data.picture).toBeNull()
  expect(await files()).toEqual([])
  await draw()
  await expectSoundLedger(shop)
  await clerk.send('DELETE', path)
  expect(await files()).toEqual([])
  for (const content of [Buffer.from('<svg/>'), pixelBomb(50_000, 50_000)]) {
    await clerk.post('admin/events', event)
    const reply = await clerk.form(`${path}/picture`, {}, { content, field: 'picture' })
    expect(reply.status).toBeGreaterThanOrEqual(400)
  }
  expect(await files()).toEqual([])
})

test('a retry creates one event; the second of two editors gets a conflict', async () => {
  const { shop, clerk } = await openOffice()
  const owner = await shop.as('owner')
  const made = await Promise.all([1, 2].map(() => clerk.post('admin/events', event)))
  expect(made.map(({ status }) => status)).toEqual([201, 201])
  expect((await clerk.get('admin/events')).body.total).toBe(1)
  const replies = await Promise.all([
    clerk.patch(path, { firstDay: '2025-01-07', version: 1 }),
    owner.patch(path, { lastDay: '2025-01-06', version: 1 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { data } = (await owner.get('admin/audit?kind=shop-event.changed')).body
  expect(data).toMatchObject([{ name: 'Mango day', changes: [{ unit: 'time' }] }])
})

/** For tables of what is refused: nothing in it changes. */
const officeOfFile = forFile(openOffice)

test.each<[string, object]>([
  ['no name', { name: ' ' }],
  ['a name too long', { name: 'x'.repeat(121) }],
  ['a description too long', { description: 'x'.repeat(10_001) }],
  ['a day that is none', { firstDay: '2025-02-30' }],
  ['an end before its beginning', { lastDay: '2025-01-05' }],
  ['a time that hides it before it is shown', { from: '2025-01-05T10:00:00Z', until: '2025-01-05T10:00:00Z' }], // prettier-ignore
  ['a time that is none', { from: 'soon' }],
  ['an id that is none', { id: '../1' }],
])('refuses %s, and changes nothing', async (_, wrong) => {
  const { shop, clerk } = officeOfFile()
  const before = await dumpOf(shop.db)
  const reply = await clerk.post('admin/events', { ...event, ...wrong })
  expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  expect(await dumpOf(shop.db)).toEqual(before)
})
