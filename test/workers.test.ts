import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { startSession } from '#shop/accounts/sessions/session.ts'
import { dayAfter, shopDay } from '#shop/settings/shop-day.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { fillWithPlenty } from './crash/shoppers.ts'
import { password } from './support/cast.ts'
import { makeTestDatabase } from './support/database.ts'
import { cartOrder, contact, onPurpose } from './support/orders.ts'
import { childrenOf, placeOf, startServer } from './support/server-process.ts'

type Ask = {
  method?: string
  path: string
  cookie?: string
  body?: object
  headers?: object
  agent?: Agent
}

/** A shop served by two processes. Each request opens a connection, so they take turns. */
async function openTwo() {
  const place = placeOf(await makeTestDatabase(fillWithPlenty))
  const db = openDatabase(place.database)
  onTestFinished(() => db.close())
  const server = startServer(place, { WORKERS: '2' })
  const origin = await server.opened
  const cookieOf = async (who: string) => `sid=${await startSession(db, who, Date.now(), true)}`

  function ask({ method = 'GET', path, cookie = '', body, headers, agent }: Ask) {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: any }>()
    const asked = request(`${origin}/api/v1/${path}`, {
      method,
      agent: agent ?? new Agent({ keepAlive: false }),
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    })
    asked.on('error', reject).on('response', (answer) => {
      json(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject)
    })
    asked.end(body && JSON.stringify(body))
    return promise
  }

  return { place, db, server, origin, cookieOf, ask }
}

test('what one worker has changed, each answers at once', async () => {
  const { ask, cookieOf } = await openTwo()
  const cookie = await cookieOf('clerk')
  for (let price = 61; price < 71; price += 1) {
    const change = {
      method: 'PATCH',
      path: 'admin/products/apples',
      cookie,
      body: { offerPrice: price },
    }
    expect((await ask(change)).status).toBe(200)
    const lists = await Promise.all([1, 2, 3, 4].map(() => ask({ path: 'shoppingitems/apples' })))
    expect(lists.map(({ body }) => JSON.stringify(body).includes(`${price}`))).toEqual(
      Array(4).fill(true),
    )
    const { body: found } = await ask({ path: 'search?q=apples&limit=1' })
    expect(JSON.stringify(found)).toContain(`${price}`)
  }
})

test('wrong passwords are counted together, a session holds at both, and ends at both', async () => {
  const { ask, cookieOf } = await openTwo()
  const cookie = await cookieOf('bilal')
  const me = async () => (await ask({ path: 'user/me', cookie })).body?._id ?? null
  expect([await me(), await me()]).toEqual(['bilal', 'bilal'])
  await ask({ method: 'POST', path: 'user/logout', cookie, body: {} })
  expect([await me(), await me()]).toEqual([null, null])
  const wrong = { email: 'amina@kiryana.example', password: `not ${password}` }
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries += 1)
    statuses.push((await ask({ method: 'POST', path: 'user/login', body: wrong })).status)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
})

test('an order that is sent to both at once is one, and an open page of it hears what the other did', async () => {
  const { ask, cookieOf, db, place, origin } = await openTwo()
  const [cookie, clerk] = [await cookieOf('amina'), await cookieOf('clerk')]
  const order = { method: 'POST', path: 'order/create', cookie, body: cartOrder() }
  const keys = Array.from({ length: 15 }, onPurpose)
  const answers = await Promise.all(
    keys.flatMap((headers) => [1, 2].map(() => ask({ ...order, headers }))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const ids = new Set(answers.map(({ body }) => String(body.data._id)))
  expect(ids.size).toBe(keys.length)

  const [first = ''] = ids
  const streams = await Promise.all(
    [1, 2, 3, 4].map(() => liveOrder(`${origin}/api/v1/order/${first}/live`, cookie)),
  )
  await ask({
    method: 'PATCH',
    path: `admin/orders/${first}`,
    cookie: clerk,
    body: { status: 'packed' },
  })
  await Promise.all(streams.map((heard) => heard(/packed/i)))
  expect(await verifyShop(db, place.dataFolder, Date.now())).toEqual([])
})

test('a message for a worker that has just died ends nothing but that worker', async () => {
  const { ask, cookieOf, db, server } = await openTwo()
  const cookie = await cookieOf('clerk')
  // A connection to each of the two.
  const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  onTestFinished(() => agents.forEach((agent) => agent.destroy()))
  for (const agent of agents)
    expect((await ask({ path: 'user/me', cookie, agent })).status).toBe(200)

  const { pid = 0 } = server
  process.kill(pid, 'SIGSTOP')
  process.kill(childrenOf(pid)[0] ?? 0, 'SIGKILL')
  const change = { method: 'PATCH', path: 'admin/products/apples', cookie, body: { offerPrice: 77 } } // prettier-ignore
  const answers = Promise.allSettled(agents.map((agent) => ask({ ...change, agent })))
  const price = async () =>
    (await db.one<{ offer: number }>`select offer_price as offer from product where id = 'apples'`)
      .offer
  while ((await price()) !== 7700) await wait(20)
  process.kill(pid, 'SIGCONT')
  const kept = (await answers).filter(({ status }) => status === 'fulfilled')
  expect(kept).toMatchObject([{ value: { status: 200 } }])
  while (childrenOf(pid).length < 2) await wait(20)
  expect((await ask({ path: 'user/me', cookie })).status).toBe(200)
})

test('a connection that was handed to a worker which dies is ended, and its visitor can ask again', async () => {
  const { ask, server } = await openTwo()
  const [stuck = 0] = childrenOf(server.pid)
  process.kill(stuck, 'SIGSTOP')
  const asked = Array.from({ length: 4 }, () => ask({ path: 'shoppingitems/apples' }))
  expect((await Promise.race(asked)).status).toBe(200)
  process.kill(stuck, 'SIGKILL')
  const ends = await Promise.allSettled(asked)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect((await ask({ path: 'shoppingitems/apples' })).status).toBe(200)
})

test('a worker that is killed is replaced, and the other answers meanwhile', async () => {
  const { ask, server } = await openTwo()
  const [killed = 0] = childrenOf(server.pid)
  process.kill(killed, 'SIGKILL')
  while (childrenOf(server.pid).includes(killed)) await wait(10)
  for (let tries = 0; tries < 6; tries += 1)
    expect((await ask({ path: 'shoppingitems/apples' })).status).toBe(200)
  while (childrenOf(server.pid).length < 2) await wait(20)
  expect((await server.kill('SIGTERM')).code).toBe(0)
})

/** Listens to an order; the answer waits until something like this has been said. */
async function liveOrder(address: string, cookie: string) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const { body } = await fetch(address, { headers: { cookie }, signal: stop.signal })
  if (body === null) throw new Error('The stream has nothing to say')
  const pieces = body.pipeThrough(new TextDecoderStream()).values()
  let said = ''
  return async (wanted: RegExp) => {
    while (!wanted.test(said)) {
      const { value, done } = await pieces.next()
      if (done) throw new Error(`The stream ended: ${said}`)
      said += value
    }
  }
}

test('two hundred buyers at two workers get the ten places of a delivery time', async () => {
  const { db, ask, cookieOf } = await openTwo()
  const window = { from: '18:00', to: '20:00', capacity: 10, closesBefore: 0 }
  const cookie = await cookieOf('clerk')
  const drawn = await ask({ method: 'POST', path: 'admin/delivery-windows', cookie, body: window })
  const choice = { id: drawn.body.data.id, day: dayAfter(shopDay(Date.now()), 1) }
  const apples = [{ product: 'apples', quantity: 2 }]
  const buy = (buyer: number) => {
    const phone = `0300 ${1_000_000 + buyer}`
    const body = cartOrder(630, apples, { window: choice, contact: { ...contact, phone } })
    return ask({ method: 'POST', path: 'order/create', body, headers: onPurpose() })
  }
  const answers: string[] = []
  for (let first = 0; first < 200; first += 20) {
    const together = Array.from({ length: 20 }, (_, n) => buy(first + n))
    for (const { status, body } of await Promise.all(together))
      answers.push(status === 201 ? 'placed' : body.code)
  }
  expect(answers.filter((one) => one === 'placed')).toHaveLength(10)
  expect(answers.filter((one) => one === 'window_full')).toHaveLength(190)
  expect(await db.all`select taken from window_day`).toEqual([{ taken: 10 }])
  expect(await db.all`select count(*) as orders from orders`).toEqual([{ orders: 10 }])
})
