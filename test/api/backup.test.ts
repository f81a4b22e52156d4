import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { openDatabase } from '#db/open.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { headerOf } from '#server/backup/tar.ts'
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
  expect(await restoreBackup(file, folder)).toBeGreaterThan(1)
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

test('what is no whole backup is refused in a sentence, and leaves nothing behind', async () => {
  const folder = await emptyFolder()
  const file = join(await emptyFolder(), 'shop.tar')
  const entry = (path: string, size = 0) => headerOf({ path, size, at: 0 })
  const end = Buffer.alloc(1024)
  for (const [content, why] of [
    [Buffer.from('PK'), 'it ends too early'],
    [Buffer.alloc(512, 'a'), 'it is damaged'],
    [Buffer.concat([entry('kiryana.db', 5000), end]), 'it ends too early'],
    [Buffer.concat([entry('kiryana.db'), entry('media/../../x'), end]), 'none of its files'],
    [Buffer.concat([entry('/etc/passwd'), end]), 'none of its files'],
    [Buffer.concat([entry('media/a.webp'), end]), 'no database'],
  ] as const) {
    await writeFile(file, content)
    await expect(restoreBackup(file, folder)).rejects.toThrow(why)
    expect(await readdir(folder)).toEqual([])
  }
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
