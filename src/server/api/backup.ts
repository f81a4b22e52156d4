import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { databaseFile } from '#shop/privacy/database-file.store.ts'
import { recordBackup } from '#shop/privacy/record-backup.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import { snapshotOfFile } from '../backup/take-snapshot.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { OpenShop } from '../open-shop.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'

type Parts = { shop: OpenShop; cookies: Cookies; dataFolder: string }

/** Everything of the shop as one file, for its owner. */
export function serveBackup(app: FastifyInstance, { shop, cookies, dataFolder }: Parts) {
  app.get(apiBase + fileRoutes.adminBackupFile[1], async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'adminBackupFile')
    await recordBackup(visit)
    const take = snapshotOfFile(await databaseFile(visit.db), dataFolder, visit.now())
    return reply
      .headers({
        'Content-Type': 'application/x-tar',
        'Content-Disposition': `attachment; filename="shop-${shopDay(visit.now())}.tar"`,
        'Cache-Control': 'private, no-store',
      })
      .send(Readable.from(writeBackup(dataFolder, take), { objectMode: false }))
  })
}
