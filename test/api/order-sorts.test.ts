import { expect, test } from 'vitest'
import { type OrderCursor, searchOrders } from '#shop/orders/office/staff-orders.store.ts'
import { engine } from '../support/database.ts'
import { fillOrders } from '../support/many-orders.ts'
import { openShop } from '../support/shop.ts'

test.each(['total', 'name', 'promised'] as const)('by %s pages follow each other', async (by) => {
  const shop = await openShop()
  await fillOrders(shop.db, 'amina', 12)
  await shop.db.run`
    update orders set total = 1000 * (sequence % 4), folded_words = 'street', folded_name = 'n' || (sequence % 5),
      arrives_to = case when sequence % 3 = 0 then null else '2023-12-0' || (sequence % 3) end`
  await shop.db.run`update orders set status = 'packed' where sequence % 2 = 0`
  const clerk = await shop.as('clerk')
  const keyOf = { total: 'total', name: "coalesce(folded_name, '')", promised: "coalesce(arrives_to, '9')" }[by] // prettier-ignore
  const expected = async (status: string | null) => {
    const rows = await shop.db.all<{ id: string; key: string | number; placedAt: number }>`
      select id, placed_at as "placedAt", ${{ strings: [keyOf], values: [] }} as key from orders
      where coalesce(${status}, status) = status`
    const sorted = rows.toSorted(
      (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) || a.placedAt - b.placedAt,
    )
    return sorted.map(({ id }) => id)
  }
  const read = async (query: string) => {
    const ids: string[] = []
    let after: string | null = ''
    do {
      const more: string = after === '' ? '' : `&after=${after}`
      const { body } = await clerk.get(`admin/orders?limit=3${query}${more}`)
      ids.push(...body.data.map(({ id }: { id: string }) => id))
      after = body.next
    } while (after !== null)
    return ids
  }
  for (const status of [null, 'packed', 'delivered'])
    for (const text of ['', '&q=street']) {
      const narrowed = `${status === null ? '' : `&status=${status}`}${text}`
      const ids = await expected(status)
      expect(await read(`&sort=${by}${narrowed}`)).toEqual(ids)
      expect(await read(`&sort=-${by}${narrowed}`)).toEqual(ids.toReversed())
    }
  expect((await clerk.get('admin/orders?sort=status')).status).toBe(400)
  expect((await clerk.get(`admin/orders?sort=${by}&after=1.none`)).body.data).toEqual([])
})

test.runIf(engine === 'sqlite')('many orders are read along the index of their sort', async () => {
  const { db } = await openShop()
  await fillOrders(db, 'amina', 1)
  const all = { text: '', status: null, payment: null, channel: null, zone: null, refund: null, promisedBefore: null, from: null, until: null } // prettier-ignore
  const plan = async (some: object, after: OrderCursor | null) => {
    const steps: string[] = []
    const noting = { ...db, all: explain } as typeof db
    async function explain(strings: TemplateStringsArray, ...values: unknown[]) {
      const rows = await db.all<{ detail: string }>`explain query plan ${{ strings, values }}`
      steps.push(...rows.map(({ detail }) => detail))
      return []
    }
    await searchOrders(noting, { ...all, sort: 'total', ...some }, after, 24)
    return steps.join('\n')
  }
  const last = { placedAt: 1_700_000_000_001, id: 'amina-1' }
  const indices = { total: 'total', name: 'name', promised: 'promised_day' }
  for (const [name, index] of Object.entries(indices))
    for (const sort of [name, `-${name}`])
      for (const more of [
        {},
        { status: 'delivered' },
        { from: 1, zone: 'City', payment: 'card' },
      ]) {
        expect(await plan({ sort, ...more }, null)).toContain(
          `SCAN orders USING COVERING INDEX order_by_${index}`,
        )
        expect(await plan({ sort, ...more }, last)).toContain(
          `SEARCH orders USING COVERING INDEX order_by_${index}`,
        )
      }
  expect(await plan({ sort: 'promised', status: 'placed' }, last)).toContain('order_by_status')
  expect(await plan({ sort: 'name', promisedBefore: '2025-01-05' }, null)).toContain(
    'order_by_promise ',
  )
})
