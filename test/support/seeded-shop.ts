import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Db } from '#db/database.ts'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { fillWithCast } from './cast.ts'
import { openTestDatabase } from './database.ts'
import { runScenario } from './scenario.ts'

/** A day in the shop, with one order of every kind. */
async function fillWithLife(db: Db) {
  await fillWithCast(db)
  const life = runScenario(db)
  // Points that Amina redeems below: an order's own points are pending until delivery.
  const brought = await life.place('amina', 'cart', [{ good: 'atta', quantity: 3 }])
  for (const state of ['shipped', 'delivered'] as const) await life.move(brought, state)
  await life.place(
    'amina',
    'cart',
    [
      { good: 'atta', quantity: 2 },
      { good: 'apples', quantity: 4 },
    ],
    { key: 'the-first-order' },
  )
  await life.place('amina', 'buy-now', [{ good: 'chai', quantity: 3 }], {
    redeem: 20,
    key: 'the-second-order',
  })
  const cancelled = await life.place(
    'amina',
    'cart',
    [
      { good: 'apples', quantity: 6 },
      { good: 'chai', quantity: 2 },
    ],
    { redeem: 15 },
  )
  await life.cancel('amina', cancelled, [{ good: 'chai', quantity: 1 }])
  await life.cancel('amina', cancelled)
  const delivered = await life.place('hina', 'cart', [{ good: 'apples', quantity: 10 }])
  for (const state of ['packed', 'shipped', 'delivered'] as const) await life.move(delivered, state)
  await life.requestReturn('hina', delivered, 'apples', 2, 'unwanted')
  await life.answer(0, { state: 'accepted', restock: null })
  await life.requestReturn('hina', delivered, 'apples', 1, 'damaged')
  const paid = await life.place('amina', 'cart', [{ good: 'apples', quantity: 1 }], { redeem: 30 })
  for (const state of ['packed', 'shipped', 'delivered'] as const) await life.move(paid, state)
  await life.review('hina', 'apples', 4)
  const packed = await life.place('hina', 'cart', [{ good: 'apples', quantity: 5 }])
  const short = { good: 'apples', missing: 2, quantity: 1 } as const
  await life.replace(packed, { ...short, by: 'chai', how: 'checkout' })
  await life.replace(packed, { ...short, by: 'atta', how: 'link' })
  await life.place('guest', 'buy-now', [{ good: 'lastmango', quantity: 1 }])
  await life.change('soldout', { stock: 12, price: 80 })
  await enqueueEmails({ db, now: () => Number.MAX_SAFE_INTEGER }, (error) => {
    throw error
  })
}

/** Drops the database's own checks, to simulate a bug or a manual edit. */
export const unguard = (db: Db) =>
  db.transaction((tx) => tx.script(db.engine === 'sqlite' ? sqliteGuards : postgresGuards))

// The first pragma does nothing inside of a transaction.
const sqliteGuards = `
  commit; pragma foreign_keys = off; begin; pragma ignore_check_constraints = on;
  drop trigger points_entry_is_kept; drop trigger points_entry_is_not_removed; drop trigger points_entry_follows;
  drop trigger stock_entry_is_kept; drop trigger stock_entry_is_not_removed;
  drop trigger cash_entry_is_kept; drop trigger cash_entry_is_not_removed;
  drop trigger khata_entry_is_kept; drop trigger khata_entry_is_not_removed;
  drop index points_earned_once; drop index points_redeemed_once; drop index points_back_once;`
const postgresGuards = `
  drop trigger points_entry_is_kept on points_entry; drop trigger points_entry_follows on points_entry;
  drop trigger stock_entry_is_kept on stock_entry; drop trigger cash_entry_is_kept on cash_entry;
  drop trigger khata_entry_is_kept on khata_entry;
  drop index points_earned_once; drop index points_redeemed_once; drop index points_back_once;
  do $$ declare guard record; begin
    for guard in select conrelid::regclass as owner, conname from pg_constraint where contype in ('c', 'f')
      and connamespace = 'public'::regnamespace and conrelid <> 0
    loop execute format('alter table %s drop constraint %I', guard.owner, guard.conname); end loop;
  end $$;`

export async function openSeededShop() {
  const db = await openTestDatabase(fillWithLife)
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const verify = () => verifyShop(db, folder, Date.now())
  return { db, folder, verify }
}

/** `verify` finds a violation with this name and words after the SQL has spoilt a sound shop. */
export async function expectViolation(name: string, says: RegExp, spoiling: string) {
  const { db, verify } = await openSeededShop()
  await unguard(db)
  await db.transaction((tx) => tx.script(spoiling))
  const found = (await verify()).find(
    (violation) => violation.name === name && says.test(violation.says),
  )
  expect(found?.ids.length).toBeGreaterThan(0)
}
