import { randomBytes } from 'node:crypto'
import { migrate } from '#db/migrate.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { within } from '#db/within.ts'
import { openCatalogue } from '#shop/catalogue/catalogue.ts'
import { isEmptyShop } from '#shop/catalogue/is-empty.store.ts'
import { lockCatalogue, refreshPopularity } from '#shop/catalogue/catalogue.store.ts'
import { keepAllLetters } from '#shop/outbox/outbox.store.ts'
import { appointOwner } from '#shop/staff/appoint-owner.ts'
import { hasStaff } from '#shop/staff/staff.store.ts'
import type { Shop } from '#shop/visit.ts'
import type { Config } from './config.ts'

type Given = Pick<Config, 'owner' | 'demo' | 'dataFolder'> & { database: DatabaseAddress }

/**
 * What a shop needs before it opens: its tables, its owner, and in an empty one the demo. All but the
 * tables is one transaction, alone: whoever is killed leaves nothing, and of two who start together
 * one does it. Returns what to tell whoever started it.
 */
export async function setUp(
  shop: Omit<Shop, 'db' | 'catalogue'>,
  config: Given,
): Promise<string[]> {
  const db = openDatabase(config.database, { longest: 0 })
  try {
    await migrate(db)
    return await db.transaction(async (tx) => {
      await lockCatalogue(tx)
      const inside = within(tx)
      const own = { ...shop, db: inside, catalogue: openCatalogue(inside) }
      const notes = config.demo && (await isEmptyShop(tx)) ? await openDemo(own, config) : []
      if (config.owner !== null)
        await appointOwner(own, { ...config.owner, name: 'Owner', phone: '' })
      await refreshPopularity(tx)
      return (await hasStaff(tx)) ? notes : [...notes, ...noStaff]
    })
  } finally {
    await db.close()
  }
}

const noStaff = [
  'Nobody can use the back office yet. Start once with ADMIN_EMAIL and ADMIN_PASSWORD to make the owner’s account:',
  '  ADMIN_EMAIL=you@shop.example ADMIN_PASSWORD=a-password-of-your-own npm start',
]

async function openDemo(shop: Shop, config: Given): Promise<string[]> {
  const { demoLogins, fillDemo } = await import('../../demo/fill.ts')
  const staffPassword = randomBytes(9).toString('base64url')
  const withOwner = config.owner === null
  await fillDemo(shop, { dataFolder: config.dataFolder, staffPassword, withOwner })
  await keepAllLetters(shop.db)
  return ['This is the demo shop. Sign in as:', ...demoLogins(staffPassword, withOwner)]
}
