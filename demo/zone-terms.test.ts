import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { feeFor, shortOf } from '#shop/delivery/terms.ts'
import { deliveryTo } from '#shop/delivery/zone-of-address.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { findOrders } from '#shop/orders/orders.store.ts'
import { openTestDatabase } from '../test/support/database.ts'
import { demoPassword, fillDemo } from './fill.ts'

const now = () => Date.parse('2026-11-25T07:00:00Z')

async function fill(db: Db) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kiryana-demo-'))
  const pictures = join(import.meta.dirname, 'pictures')
  const passwords = { shoppers: demoPassword, staff: demoPassword }
  await fillDemo({ db, now }, { dataFolder, pictures, passwords, withOwner: true })
  rmSync(dataFolder, { recursive: true })
}

test('each order keeps to the fee and minimum of its zone', async () => {
  const db = await openTestDatabase(fill)
  const zones = await activeZones(db)
  const ids = await db.all<{ id: string }>`select id from orders where status <> 'cancelled'`
  const orders = await findOrders(
    db,
    ids.map(({ id }) => id),
  )
  const wrong = orders.filter((order) => {
    const found = deliveryTo(order, zones, true)
    const zone = found.delivers ? found.zone : null
    if (zone === null || order.zone !== zone.name || order.arrival === null) return true
    return order.shipping !== feeFor(zone, order.subtotal) || shortOf(zone, order.subtotal) > 0
  })
  expect(wrong.map(({ address, shipping }) => ({ address, shipping }))).toEqual([])
})
