import { join } from 'node:path'
import { expect } from 'vitest'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import type { TestShop } from './shop.ts'

/** What must hold after everything, as `npm run verify` asks it: orders, totals, points, stock, audit, pictures. */
export async function expectSoundBooks({ db, dataFolder, now }: TestShop) {
  expect(await verifyShop(db, join(dataFolder, 'media'), now())).toEqual([])
}
