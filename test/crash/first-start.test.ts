import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { openDatabase } from '#db/open.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { orders } from '../../demo/orders.ts'
import { neighbourOrders, productReviews } from '../../demo/product-reviews.ts'
import { products } from '../../demo/products.ts'
import { trade } from '../../demo/trade.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { type Place, placeOf, startServer } from '../support/server-process.ts'
import { kills } from './kills.ts'

const owner = { email: 'owner@shop.example', password: 'mera lamba password' }
const settings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }

async function openEmpty() {
  const place = placeOf(await emptyDatabase())
  const db = openDatabase(place.database)
  onTestFinished(() => db.close())
  return { place, db }
}

/** Everything that the demo puts in, once; and one owner. */
async function expectWholeDemo(db: Db, { dataFolder }: Place) {
  const [found] = await db.all`
    select (select count(*) from product) as products, (select count(*) from orders) as orders,
      (select count(*) from product_review) as reviews, (select count(*) from favourite) as favourites,
      (select count(*) from staff_member where role = 'owner') as owners,
      (select count(*) from outbox where state = 'due') as emails`
  expect(found).toEqual({
    products: products.length,
    orders: orders.length + neighbourOrders.length + trade.length,
    reviews: productReviews.length,
    favourites: 8,
    owners: 1,
    emails: 0,
  })
  expect(picturesIn(join(dataFolder, 'media'))).toEqual(
    picturesIn(join(import.meta.dirname, '../../demo/pictures')),
  )
  expect(await verifyShop(db, dataFolder, Date.now())).toEqual([])
}

const picturesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.webp'))
    .toSorted()

/** A server that is late at its start says so and is asked again. */
async function signIn(origin: string, who = owner): Promise<number> {
  const { status } = await fetch(`${origin}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  })
  if (status !== 503) return status
  await wait(200)
  return signIn(origin, who)
}

test('two servers that start at once on an empty database fill it once, and both serve', async () => {
  const { place, db } = await openEmpty()
  const servers = [startServer(place, settings), startServer(place, settings)]
  const origins = await Promise.all(servers.map(({ opened }) => opened))
  expect(await Promise.all(origins.map((origin) => signIn(origin)))).toEqual([200, 200])
  await expectWholeDemo(db, place)
  const filled = servers.filter(({ output }) => output().includes('This is the demo shop'))
  expect(filled).toHaveLength(1)
  const ends = await Promise.all(servers.map(({ kill }) => kill('SIGTERM')))
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
}, 120_000)

type Moment = (db: Db, dataFolder: string) => Promise<boolean>

/** A start is killed soon after one of these is true. */
const moments: Record<string, Moment> = {
  'making the tables': async (db) => (await migrations(db)) > Math.random() * 14,
  'copying the pictures': async (_, dataFolder) => isThere(join(dataFolder, 'media')),
  'filling the database': async (_, dataFolder) => isThere(join(dataFolder, 'media/wide')),
}

const migrations = (db: Db) =>
  db.one<{ count: number }>`select count(*) as count from migration`.then(
    ({ count }) => count,
    () => 0,
  )

const isThere = (folder: string) => {
  try {
    return readdirSync(folder).length > 0
  } catch {
    return false
  }
}

test.each(Object.keys(moments).flatMap((name) => Array<string>(kills.ofFirstStart).fill(name)))(
  'a first start that is killed while %s is done anew by the next one',
  async (name) => {
    const { place, db } = await openEmpty()
    const first = startServer(place, settings)
    while (!(await moments[name]?.(db, place.dataFolder))) await wait(10)
    await wait(Math.random() * (name.startsWith('filling') ? 1000 : 50))
    await first.kill('SIGKILL')
    const second = startServer(place, settings)
    const origin = await second.opened
    expect(await signIn(origin)).toBe(200)
    const said = [...(first.output() + second.output()).matchAll(/manager +(\S+@\S+) +(\S+)/g)]
    const [, email = '', password = ''] = said.at(-1) ?? []
    expect(await signIn(origin, { email, password })).toBe(200)
    await expectWholeDemo(db, place)
  },
  120_000,
)
