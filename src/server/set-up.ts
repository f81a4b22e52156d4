import { randomBytes } from 'node:crypto'
import { isEmptyShop } from '#shop/catalogue/is-empty.store.ts'
import { refreshPopularity } from '#shop/catalogue/catalogue.store.ts'
import { keepAllLetters } from '#shop/outbox/outbox.store.ts'
import { appointOwner } from '#shop/staff/appoint-owner.ts'
import type { Shop } from '#shop/visit.ts'
import type { Config } from './config.ts'

/** What a shop needs before it opens: its owner, and in an empty one the demo. Returns what to tell whoever started it. */
export async function setUp(shop: Shop, config: Config): Promise<string[]> {
  const isEmpty = await isEmptyShop(shop.db)
  if (config.owner !== null) await appointOwner(shop, { ...config.owner, name: 'Owner', phone: '' })
  const notes = config.demo && isEmpty ? await openDemo(shop, config) : []
  await refreshPopularity(shop.db)
  return notes
}

async function openDemo(shop: Shop, config: Config): Promise<string[]> {
  const { demoLogins, fillDemo } = await import('../../demo/fill.ts')
  const staffPassword = randomBytes(9).toString('base64url')
  const withOwner = config.owner === null
  await fillDemo(shop, { dataFolder: config.dataFolder, staffPassword, withOwner })
  await keepAllLetters(shop.db)
  return ['This is the demo shop. Sign in as:', ...demoLogins(staffPassword, withOwner)]
}
