import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#db/database.ts'
import { startSession } from '#shop/accounts/sessions/session.ts'
import { fillWithCast, type Person } from '../support/cast.ts'
import { runScenario } from '../support/scenario.ts'
import { allowManyOrders, buyNow, cartOrder, contact } from '../support/orders.ts'

/** People and goods, with enough on the shelf for thousands of orders. */
export async function fillWithPlenty(db: Db) {
  await fillWithCast(db)
  await allowManyOrders(db)
  await runScenario(db).change('apples', { stock: 1_000_000 })
}

type Buyer = 'amina' | 'bilal' | 'guest'
type Request = { method: string; path: string; body: string; headers: Record<string, string> }
type Order = { who: Buyer; key: string; request: Request }
type Asked = { status: number; id: string | null }

const listed = 40

/** Forty products at one price: a half import would leave two prices. */
const priceList = (price: number) =>
  Array.from({ length: listed }, (_, n) => `L-${n},Listed Item ${n},Listed,${price}`).join('\n')

/**
 * Customers and a clerk send requests and record acknowledged ones, which must survive any failure. `unknown`
 * are orders without an answer.
 */
export async function openShoppers(db: Db) {
  const tokenOf = (person: Person) => startSession(db, person, Date.now(), true)
  const cookies: Record<Buyer | 'clerk', string> = {
    amina: `sid=${await tokenOf('amina')}`,
    bilal: `sid=${await tokenOf('bilal')}`,
    clerk: `sid=${await tokenOf('clerk')}`,
    guest: 'guest=the-key-of-a-guest-of-the-crash-tests',
  }
  const placed = new Map<string, { id: string; order: Order }>()
  const cancelled = new Set<string>()
  const unknown = new Map<string, Order>()
  const refused: string[] = []
  const imported = { tried: 0, kept: 0 }

  async function send(origin: string, who: Buyer | 'clerk', request: Request): Promise<Asked> {
    const { path, method, body } = request
    const reply = await fetch(`${origin}/api/v1/${path}`, {
      method,
      body,
      headers: { cookie: cookies[who], 'content-type': 'application/json', ...request.headers },
    })
    const text = await reply.text()
    const id = reply.status === 201 ? String(JSON.parse(text).data?._id) : null
    if (reply.status >= 400 && ![404, 409, 422, 503].includes(reply.status))
      refused.push(`${path}: ${reply.status} ${text.slice(0, 200)}`)
    return { status: reply.status, id }
  }

  /** Sends an order, new or again; notes its id when it is acknowledged. */
  async function order(origin: string, attempt: Order): Promise<string | null> {
    unknown.set(attempt.key, attempt)
    const { status, id } = await send(origin, attempt.who, attempt.request)
    if (status < 500) unknown.delete(attempt.key)
    if (id !== null) placed.set(attempt.key, { id, order: attempt })
    return id
  }

  async function cancel(origin: string, who: Buyer) {
    const own = [...placed.values()].filter(
      ({ id, order: { who: buyer } }) => buyer === who && !cancelled.has(id),
    )
    const id = own[Math.floor(Math.random() * own.length)]?.id
    if (id === undefined) return
    const { status } = await send(origin, who, {
      method: 'POST',
      path: `order/${id}/cancel`,
      body: '{"products":[]}',
      headers: {},
    })
    if (status === 200) cancelled.add(id)
  }

  const redeem = (origin: string, who: Buyer) =>
    send(origin, who, {
      method: 'POST',
      path: 'user/redeemloyaltypoints',
      body: '{"points":1}',
      headers: {},
    })

  async function importList(origin: string) {
    const price = (imported.tried += 1)
    const { status } = await send(origin, 'clerk', {
      method: 'POST',
      path: 'admin/products/import',
      body: `sku,name,department,price\n${priceList(price)}\n`,
      headers: { 'content-type': 'text/csv' },
    })
    if (status === 200) imported.kept = price
  }

  function step(origin: string, who: Buyer) {
    const dice = Math.random()
    if (dice < 0.15) return cancel(origin, who)
    if (dice < 0.25 && who !== 'guest') return redeem(origin, who)
    return order(origin, orderInputOf(who))
  }

  /** All continue until `stop` is called and their current request has ended. */
  function shopAt(origin: string) {
    let going = true
    const person = async (act: () => Promise<unknown>, pause: number) => {
      while (going) {
        await act().catch(() => wait(20)) // the connection is dead: the result is unknown
        await wait(pause)
      }
    }
    const all = [
      ...(['amina', 'bilal', 'guest', 'amina'] as const).map((who) =>
        person(() => step(origin, who), 0),
      ),
      person(() => importList(origin), 50),
    ]
    return async () => {
      going = false
      await Promise.all(all)
    }
  }

  /** A server that is busy at its start is asked again. */
  async function untilAnswered(origin: string, attempt: Order): Promise<string | null> {
    for (;;) {
      const id = await order(origin, attempt)
      if (!unknown.has(attempt.key)) return id
      await wait(100)
    }
  }

  /** Sends every order whose answer never came again, twice: both times it is the same one. */
  async function sendUnknownAgain(origin: string): Promise<number> {
    const again = [...unknown.values()]
    for (const attempt of again) {
      const [id, same] = [
        await untilAnswered(origin, attempt),
        await untilAnswered(origin, attempt),
      ]
      if (id === null || id !== same)
        refused.push(`sent again: ${attempt.key} is ${id} and ${same}`)
    }
    return again.length
  }

  return {
    shopAt,
    orderOnce: (origin: string, who: Buyer) => untilAnswered(origin, orderInputOf(who)),
    sendUnknownAgain,
    placed,
    cancelled,
    refused,
    imported,
  }
}

export type Shoppers = Awaited<ReturnType<typeof openShoppers>>

function orderInputOf(who: Buyer): Order {
  const key = randomUUID()
  const body = who === 'guest' ? { ...buyNow(), contact } : cartOrder()
  const headers = { 'idempotency-key': key }
  const request = { method: 'POST', path: 'order/create', body: JSON.stringify(body), headers }
  return { who, key, request }
}
