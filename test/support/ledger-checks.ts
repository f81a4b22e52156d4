import { expect } from 'vitest'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import type { TestShop } from './shop.ts'

/** The checks of `npm run verify`: orders, totals, points, stock, returns, audit, pictures. */
export async function expectSoundLedger({ db, dataFolder, now }: TestShop) {
  expect(await verifyShop(db, dataFolder, now())).toEqual([])
}
