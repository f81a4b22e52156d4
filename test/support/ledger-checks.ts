import { expect } from 'vitest'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import type { TestShop } from './shop.ts'

/** What must hold after everything, as `npm run verify` asks it: orders, totals, points, stock, returns, audit, pictures. */
export async function expectSoundLedger({ db, dataFolder, now }: TestShop) {
  expect(await verifyShop(db, dataFolder, now())).toEqual([])
}
