import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { openDatabase } from '#db/open.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { snapshotOfFile } from '#server/backup/take-snapshot.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { databaseFile } from '#shop/privacy/database-file.store.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { startServer } from '../support/server-process.ts'
import { openShop, type TestShop } from '../support/shop.ts'

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kiryana-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const isEmbedded = (shop: TestShop) => shop.db.engine === 'sqlite'
const minutes = (count: number) => count * 60_000

/** The file as the owner gets it. */
async function download(shop: TestShop) {
  const owner = await shop.as('owner')
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const reply = await fetch(`${origin}/api/v1/admin/backup/file`, {
    headers: { cookie },
  })
  const content = Buffer.from(await reply.arrayBuffer())
  return { status: reply.status, type: reply.headers.get('content-type'), content }
}

test('everything is downloaded, brought back into an empty folder, opened, and adds up', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.form('admin/products/apples/pictures', { alt: 'Apples' }, { content: await pngPhoto(), field: 'picture' }) // prettier-ignore
  await placed(await shop.as('amina'), cartOrder(630))
  const { status, type, content } = await download(shop)
  if (!isEmbedded(shop)) {
    expect([status, JSON.parse(content.toString()).code]).toEqual([409, 'backup_elsewhere'])
    return
  }
  expect([status, type]).toEqual([200, 'application/x-tar'])
  expect((await readdir(shop.dataFolder)).filter((name) => name.startsWith('backup-'))).toEqual([])
  const file = join(await emptyFolder(), 'shop.tar')
  await writeFile(file, content)
  const folder = join(await emptyFolder(), 'data')
  const { files, isProved } = await restoreBackup(file, folder)
  expect([files > 1, isProved]).toEqual([true, true])
  const pictures = await readdir(join(folder, 'media'), { recursive: true })
  expect(pictures.toSorted()).toEqual((await readdir(join(shop.dataFolder, 'media'), { recursive: true })).toSorted()) // prettier-ignore
  expect(await readdir(join(folder, 'originals'))).toEqual(
    await readdir(join(shop.dataFolder, 'originals')),
  )
  const restored = openDatabase({ folder })
  const orders = async (db: Db) => (await db.one<{ count: number }>`select count(*) as count from orders`).count // prettier-ignore
  expect(await orders(restored)).toBe(await orders(shop.db))
  expect(await verifyShop(restored, folder, shop.now())).toEqual([])
  await restored.close()
  const server = startServer({ database: { folder }, dataFolder: folder })
  const origin = await server.opened
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  expect((await server.kill('SIGTERM')).code).toBe(0)
  await expect(restoreBackup(file, folder)).rejects.toThrow('There is something in')
  expect(await readFile(join(folder, 'kiryana.db'))).not.toHaveLength(0)
})

test('a picture that is replaced while the backup is made is in it', async () => {
  const shop = await openShop()
  if (!isEmbedded(shop)) return
  const amina = await shop.as('amina')
  const send = async () => amina.form('user/updateprofile', {}, { content: await pngPhoto() })
  await send()
  const pictureOf = async (db: Db) => (await db.one<{ picture: string }>`select picture from account where id = 'amina'`).picture // prettier-ignore
  const before = await pictureOf(shop.db)
  expect(before).toMatch(/^people\//)
  const file = await databaseFile(shop.db)
  const parts: Buffer[] = []
  for await (const part of writeBackup(shop.dataFolder, snapshotOfFile(file, shop.dataFolder, 0))) {
    if (parts.length === 0) await send()
    parts.push(part)
  }
  expect(await pictureOf(shop.db)).not.toBe(before)
  expect(await readdir(join(shop.dataFolder, 'media/people'))).not.toContain(before.split('/')[1])
  await writeFile(join(shop.dataFolder, 'shop.tar'), Buffer.concat(parts))
  const folder = join(await emptyFolder(), 'data')
  await restoreBackup(join(shop.dataFolder, 'shop.tar'), folder)
  const restored = openDatabase({ folder })
  expect(await pictureOf(restored)).toBe(before)
  expect(await verifyShop(restored, folder, Date.now())).toEqual([])
  await restored.close()
})

test('an old login downloads nothing without two-factor login, and the audit says who did', async () => {
  const shop = await openShop()
  const owner = await shop.as('owner')
  const engine = shop.db.engine
  const allowed = async () => (await owner.get('admin/backup')).body
  const noted = async () => (await shop.db.one<{ count: number }>`select count(*) as count from event where kind = 'shop.backed-up' and actor = 'owner'`).count // prettier-ignore
  expect(await allowed()).toEqual({ data: { engine, allowed: true } })
  if (isEmbedded(shop)) {
    expect((await owner.get('admin/backup/file')).status).toBe(200)
    expect(await noted()).toBe(1)
  }
  shop.later(minutes(11))
  expect(await allowed()).toEqual({ data: { engine, allowed: false } })
  const refused = await owner.get('admin/backup/file')
  expect([refused.status, refused.body.code]).toEqual(isEmbedded(shop) ? [403, 'login_again'] : [409, 'backup_elsewhere']) // prettier-ignore
  await shop.db
    .run`insert into second_factor (account_id, secret, last_step, confirmed_at) values ('owner', 'A', 0, 1)`
  expect(await allowed()).toEqual({ data: { engine, allowed: true } })
  expect(await noted()).toBe(isEmbedded(shop) ? 1 : 0)
  const clerk = await shop.as('clerk')
  expect((await clerk.get('admin/backup/file')).body.code).toBe('permission_missing')
})
