import { expect, test } from 'vitest'
import { fillWithCast, type Good } from '../../../../test/support/cast.ts'
import { openTestDatabase } from '../../../../test/support/database.ts'
import { runScenario } from '../../../../test/support/scenario.ts'

async function open() {
  const db = await openTestDatabase(fillWithCast)
  const look = (good: Good) => db.one<{ stock: number | null; sold: number; ledger: number }>`
    select stock, sold, (select cast(coalesce(sum(change), 0) as bigint) from stock_entry where product_id = product.id) as ledger
    from product where id = ${good}`
  return { life: runScenario(db), look }
}

test('a stock that stops being counted gets nothing back from an order that took from it', async () => {
  const { life, look } = await open()
  const id = await life.place('amina', 'buy-now', [{ good: 'apples', quantity: 3 }])
  await life.change('apples', { stock: null })
  await life.cancel('amina', id)
  expect(await look('apples')).toEqual({ stock: null, sold: 0, ledger: 0 })
  await life.change('apples', { stock: 10 })
  expect(await look('apples')).toEqual({ stock: 10, sold: 0, ledger: 10 })
})

test('a stock that starts being counted gets nothing back from an order that took nothing from it', async () => {
  const { life, look } = await open()
  const id = await life.place('amina', 'buy-now', [{ good: 'atta', quantity: 3 }])
  expect(await look('atta')).toMatchObject({ stock: null, sold: 3 })
  await life.change('atta', { stock: 10 })
  await life.cancel('amina', id)
  expect(await look('atta')).toEqual({ stock: 10, sold: 0, ledger: 10 })
})

test('an order with a key is placed, and placed once', async () => {
  const { life, look } = await open()
  const order = () =>
    life.place('bilal', 'buy-now', [{ good: 'chai', quantity: 2 }], { key: 'one-and-the-same' })
  expect(await order()).toBe(await order())
  expect(await look('chai')).toEqual({ stock: 98, sold: 2, ledger: 98 })
})
