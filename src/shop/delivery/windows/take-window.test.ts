import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { twentyAtATime } from '../../../../test/support/at-a-time.ts'
import { openTestDatabase } from '../../../../test/support/database.ts'
import { paisa } from '../../money.ts'
import { Refusal } from '../../refusals.ts'
import { weekdays } from '../zone.ts'
import { chosenWindow, holdTime, holdWindow, movePlaces, takeWindow } from './take-window.ts'
import { windowDays } from './window-days.store.ts'
import { allWindows, insertWindow } from './windows.store.ts'

const noon = Date.parse('2026-11-28T12:00:00+05:00')
const day = '2026-11-28'
const evening = {
  zoneId: null,
  days: weekdays,
  from: 18 * 60,
  to: 20 * 60,
  capacity: 10,
  linesPerPlace: null,
  closesBefore: 120,
  extra: paisa(0),
  dates: null,
  active: true,
}

async function open() {
  const db = await openTestDatabase()
  await insertWindow(db, 'evening', evening, noon)
  await insertWindow(db, 'night', { ...evening, from: 20 * 60, to: 22 * 60 }, noon)
  const windows = await allWindows(db)
  const [first, second] = windows
  if (!first || !second) throw new Error('two windows expected')
  return { db, windows, first, second }
}
type Opened = Awaited<ReturnType<typeof open>>

const asked = ({ first }: Opened, more: object = {}) => ({
  window: first,
  day,
  places: 1,
  holdId: null,
  at: noon,
  ...more,
})
const take = (shop: Opened, more: object = {}) =>
  shop.db.transaction((tx) => takeWindow(tx, asked(shop, more))).then(() => 'taken', refusal)
const hold = (shop: Opened, id: string, more: object = {}) =>
  shop.db.transaction((tx) => holdWindow(tx, id, asked(shop, more))).then(() => 'held', refusal)
const refusal = (error: unknown) => {
  if (error instanceof Refusal) return error.code
  throw error
}
const taken = async (db: Db) =>
  Object.fromEntries(
    (await windowDays(db, { from: day, to: day, at: noon })).map((one) => [
      one.windowId,
      one.taken,
    ]),
  )

test('two hundred want ten places: ten have one', async () => {
  const shop = await open()
  const answers = await twentyAtATime(Array.from({ length: 200 }, () => () => take(shop)))
  expect(answers.filter((one) => one === 'taken')).toHaveLength(10)
  expect(answers.filter((one) => one === 'window_full')).toHaveLength(190)
  expect(await taken(shop.db)).toEqual({ evening: 10 })
})

test('carts hold places as orders take them, and an order takes what its cart held', async () => {
  const shop = await open()
  const carts = Array.from({ length: 30 }, (_, n) => `cart${n}`)
  const held = await twentyAtATime(carts.map((id) => () => hold(shop, id)))
  expect(held.filter((one) => one === 'held')).toHaveLength(10)
  expect(await take(shop)).toBe('window_full')
  const own = carts.filter((_, n) => held[n] === 'held')
  const ordered = await Promise.all(own.map((holdId) => take(shop, { holdId })))
  expect(new Set(ordered)).toEqual(new Set(['taken']))
  expect(await taken(shop.db)).toEqual({ evening: 10 })
})

test('a hold counts for ten minutes, also past the time when the window closes', async () => {
  const shop = await open()
  const late = noon + 4 * 60 * 60_000 - 60_000 // a minute before 16:00
  expect(await hold(shop, 'cart', { at: late })).toBe('held')
  expect(await take(shop, { at: late + 2 * 60_000 })).toBe('window_closed')
  expect(await take(shop, { at: late + holdTime, holdId: 'cart' })).toBe('window_closed')
  expect(await take(shop, { at: late + holdTime - 1, holdId: 'cart' })).toBe('taken')
  expect(await taken(shop.db)).toEqual({ evening: 1 })
})

test('what expired is free again', async () => {
  const shop = await open()
  expect(await hold(shop, 'cart', { places: 10 })).toBe('held')
  expect(await take(shop, { at: noon + holdTime - 1 })).toBe('window_full')
  expect(await take(shop, { at: noon + holdTime })).toBe('taken')
  expect(await taken(shop.db)).toEqual({ evening: 1 })
})

test('a cart holds one window at a time, and holds it longer when asked again', async () => {
  const shop = await open()
  expect(await hold(shop, 'cart')).toBe('held')
  expect(await hold(shop, 'cart', { at: noon + 60_000 })).toBe('held')
  expect(await taken(shop.db)).toEqual({ evening: 1 })
  expect(await hold(shop, 'cart', { window: shop.second })).toBe('held')
  expect(await taken(shop.db)).toEqual({ evening: 0, night: 1 })
})

test('one cart that asks twice at once holds its places once', async () => {
  const shop = await open()
  await Promise.all([hold(shop, 'cart'), hold(shop, 'cart')])
  expect(await taken(shop.db)).toEqual({ evening: 1 })
  await Promise.all([
    hold(shop, 'cart', { window: shop.second }),
    hold(shop, 'cart', { day: '2026-11-29' }),
  ])
  const held = await shop.db.all`select places from window_hold`
  const days = await shop.db.all<{ taken: number }>`select taken from window_day where taken > 0`
  expect([held, days]).toEqual([[{ places: 1 }], [{ taken: 1 }]])
})

test('carts that change places with one another both get theirs', async () => {
  const shop = await open()
  for (let turn = 0; turn < 5; turn++) {
    const [here, there] = turn % 2 === 0 ? [shop.first, shop.second] : [shop.second, shop.first]
    await Promise.all([hold(shop, 'a', { window: here }), hold(shop, 'b', { window: there })])
  }
  expect(await taken(shop.db)).toEqual({ evening: 1, night: 1 })
})

test('orders that change places with one another both get theirs, and a full window gives nothing up', async () => {
  const shop = await open()
  const { first, second } = shop
  expect([await take(shop), await take(shop, { window: second, places: 9 })]).toEqual([
    'taken',
    'taken',
  ])
  const moveTo = (window: typeof first, from: typeof first, places = 1) =>
    shop.db
      .transaction((tx) =>
        movePlaces(tx, { windowId: from.id, day, places }, asked(shop, { window, places })),
      )
      .then(() => 'moved', refusal)
  for (let turn = 0; turn < 5; turn++) {
    const [here, there] = turn % 2 === 0 ? [first, second] : [second, first]
    expect(await Promise.all([moveTo(there, here), moveTo(here, there)])).toEqual([
      'moved',
      'moved',
    ])
  }
  expect(await taken(shop.db)).toEqual({ evening: 1, night: 9 })
  expect(await take(shop, { window: second })).toBe('taken')
  expect(await moveTo(second, first)).toBe('window_full')
  expect(await taken(shop.db)).toEqual({ evening: 1, night: 10 })
})

test('an order that has grown takes more places only if there are any', async () => {
  const shop = await open()
  expect(await hold(shop, 'cart', { places: 2 })).toBe('held')
  expect(await take(shop, { places: 7 })).toBe('taken')
  expect(await take(shop, { places: 4, holdId: 'cart' })).toBe('window_full')
  expect(await take(shop, { places: 3, holdId: 'cart' })).toBe('taken')
  expect(await taken(shop.db)).toEqual({ evening: 10 })
})

test('staff close a day, and a window that is gone is not taken', async () => {
  const shop = await open()
  expect(await take(shop)).toBe('taken')
  await shop.db.run`update window_day set closed = 1`
  expect(await take(shop)).toBe('window_closed')
  expect(await take(shop, { day: '2026-11-27' })).toBe('window_closed')
  const of = { windows: shop.windows, zoneId: null, schedule: { holidays: [] }, at: noon }
  expect(() => chosenWindow(of, { windowId: 'none', day })).toThrow('window_gone')
  const chosen = (on: string) => () => chosenWindow(of, { windowId: 'evening', day: on })
  expect(chosen('2026-12-04')).not.toThrow()
  expect(chosen('2026-12-05')).toThrow('window_gone') // the eighth day
})
