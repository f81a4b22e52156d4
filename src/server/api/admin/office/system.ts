import { lastCheck } from '#shop/verify/book-checks.store.ts'
import { readDatabaseFacts } from '#shop/verify/database-facts.store.ts'
import { mayBackUp } from '#shop/privacy/record-backup.ts'
import { startCheck } from '#shop/verify/start-check.ts'
import { encodeSystem } from '#wire/admin/office/system.ts'
import packageFile from '../../../../../package.json' with { type: 'json' }
import type { OpenVisit } from '../../../open-shop.ts'
import type { Handlers } from '../../handler.ts'

export const systemHandlers = {
  adminSystem: async (visit) => ({ data: await systemOf(visit) }),
  adminBackup: async (visit) => ({
    data: { engine: visit.db.engine, allowed: await mayBackUp(visit) },
  }),
  async adminCheckBooks(visit) {
    await startCheck(visit, visit.checkBooks)
    return { data: await systemOf(visit) }
  },
} satisfies Partial<Handlers>

async function systemOf({ db, now }: OpenVisit) {
  const [facts, check] = await Promise.all([readDatabaseFacts(db), lastCheck(db, now())])
  return encodeSystem({
    version: packageFile.version,
    node: process.versions.node,
    startedAt: Date.now() - Math.round(process.uptime() * 1000),
    engine: db.engine,
    facts,
    check,
  })
}
