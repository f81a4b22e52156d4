import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import {
  factsFile,
  lineOfSum,
  sealFile,
  sealOf,
  sumOf,
  sumsFile,
} from '#server/backup/archive-files.ts'
import { snapshotOfFile } from '#server/backup/take-snapshot.ts'
import { ending, headerOf, paddingAfter, readHeader } from '#server/backup/tar.ts'
import { writeBackup } from '#server/backup/write-backup.ts'

const picture = 'media/products/apples.webp'
const photo = 'returns/bruised.webp'

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kiryana-damaged-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Part = { path: string; content: Buffer }

const whole = async (folder: string) => {
  const take = snapshotOfFile(join(folder, 'kiryana.db'), folder, Date.parse('2026-11-26T10:00Z'))
  const parts: Buffer[] = []
  for await (const part of writeBackup(folder, take)) parts.push(part)
  return Buffer.concat(parts)
}

let made: Promise<Buffer> | undefined

/** A backup of a small shop, as it should be. */
const backup = () => (made ??= makeBackup())

async function makeBackup() {
  const folder = await emptyFolder()
  const db = openDatabase({ folder })
  await migrate(db)
  await db.close()
  for (const path of [picture, photo, 'originals/apples.webp']) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `the bytes of ${path}`.repeat(40))
  }
  return whole(folder)
}

function partsOf(archive: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = 0; ;) {
    const header = readHeader(archive.subarray(at, at + 512))
    if (header === null) return parts
    const { path, size } = header
    parts.push({ path, content: Buffer.from(archive.subarray(at + 512, at + 512 + size)) })
    at += 512 + size + paddingAfter(size).length
  }
}

const packed = (parts: readonly Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ path, content }) => [
      headerOf({ path, size: content.length, at: 0 }),
      content,
      paddingAfter(content.length),
    ]),
    ending,
  ])

const changed = (parts: Part[], path: string, change: (content: Buffer) => Buffer | void) =>
  parts.map((part) =>
    part.path === path
      ? { path, content: change(Buffer.from(part.content)) ?? part.content }
      : part,
  )

/** With matching checksums, as a forger would make them. */
function sealed(parts: Part[]) {
  const files = parts.filter(({ path }) => path !== sumsFile && path !== sealFile)
  const list = files.map(({ path, content }) => lineOfSum(sumOf(content), path)).join('')
  const before = [...files, { path: sumsFile, content: Buffer.from(list) }]
  const all = packed(before).subarray(0, -ending.length)
  const seal = { path: sealFile, content: Buffer.from(sealOf(sumOf(list), sumOf(all))) }
  return packed([...before, seal])
}

/** Old backups had neither facts nor checksums. */
const old = (parts: Part[]) =>
  packed(parts.filter(({ path }) => ![factsFile, sumsFile, sealFile].includes(path)))

const overwritten = (at: number, length: number) => (content: Buffer) =>
  content.fill(0x5a, at, at + length)

const flipped =
  (...places: number[]) =>
  (content: Buffer) => {
    for (const at of places) content[at] = (content[at] ?? 0) ^ 1
    return content
  }

/** Why a restore refuses it; the folder must be as it was. */
async function refusal(content: Buffer): Promise<string> {
  const home = await emptyFolder()
  const file = join(home, 'shop.tar')
  const folder = join(home, 'data')
  await mkdir(folder)
  await writeFile(file, content)
  const error = await restoreBackup(file, folder).then(
    () => new Error('it was restored'),
    (caught: unknown) => caught,
  )
  expect(await readdir(folder)).toEqual([])
  return error instanceof Error ? error.message : String(error)
}

async function openedDatabase(change: (db: DatabaseSync) => void): Promise<Buffer> {
  const file = join(await emptyFolder(), 'kiryana.db')
  await writeFile(file, partsOf(await backup()).find(({ path }) => path === 'kiryana.db')?.content ?? '') // prettier-ignore
  const db = new DatabaseSync(file)
  change(db)
  db.exec('pragma journal_mode = delete')
  db.close()
  return readFile(file)
}

test('a whole backup is restored, all of its files are proved', async () => {
  const home = await emptyFolder()
  await writeFile(join(home, 'shop.tar'), await backup())
  const folder = join(home, 'data')
  expect(await restoreBackup(join(home, 'shop.tar'), folder)).toEqual({ files: 4, isProved: true })
  expect((await readdir(folder)).toSorted()).toEqual(['kiryana.db', 'media', 'originals', 'returns']) // prettier-ignore
  expect(await readFile(join(folder, picture), 'utf8')).toContain('the bytes of')
  // Read as this program writes it, and written as this test does.
  expect(sealed(partsOf(await backup())).length).toBe((await backup()).length)
  await writeFile(join(home, 'again.tar'), sealed(partsOf(await backup())))
  expect(await restoreBackup(join(home, 'again.tar'), join(home, 'again'))).toMatchObject({ files: 4 }) // prettier-ignore
})

test.each<[string, (parts: Part[]) => Part[], RegExp]>([
  [
    '4 kB of the database overwritten',
    (parts) => changed(parts, 'kiryana.db', overwritten(8192, 4096)),
    /“kiryana.db” in it is not as it was/,
  ],
  [
    'two bits of the database flipped',
    (parts) => changed(parts, 'kiryana.db', flipped(5000, 70_000)),
    /“kiryana.db” in it is not as it was/,
  ],
  [
    '20 kB of noise as the database',
    (parts) => changed(parts, 'kiryana.db', () => Buffer.alloc(20_000, 'noise')),
    /“kiryana.db” in it is not as it was/,
  ],
  [
    'one bit of a picture',
    (parts) => changed(parts, picture, flipped(3)),
    /“media\/products\/apples.webp” in it is not as it was/,
  ],
  [
    'the end of a photograph',
    (parts) => changed(parts, photo, (content) => content.subarray(0, -1)),
    /“returns\/bruised.webp” in it is not as it was/,
  ],
  [
    'the facts',
    (parts) =>
      changed(parts, factsFile, (content) =>
        Buffer.from(content.toString().replace('2026', '2025')),
      ),
    /“backup.json” in it is not as it was/,
  ],
  [
    'facts that are none',
    (parts) => changed(parts, factsFile, () => Buffer.from('{')),
    /“backup.json” in it is damaged/,
  ],
  [
    'a checksum in the list',
    (parts) => changed(parts, sumsFile, flipped(70)),
    /its list of checksums, “SHA256SUMS”, is damaged/,
  ],
  [
    'the list cut off',
    (parts) => changed(parts, sumsFile, (content) => content.subarray(0, 140)),
    /its list of checksums, “SHA256SUMS”, is damaged/,
  ],
  [
    'the checksum over all',
    (parts) => changed(parts, sealFile, flipped(90)),
    /its checksum over all is not/,
  ],
  [
    'the last file missing',
    (parts) => parts.filter(({ path }) => path !== sealFile),
    /“ARCHIVE.sha256” is missing/,
  ],
  [
    'the list missing',
    (parts) => parts.filter(({ path }) => path !== sumsFile),
    /“ARCHIVE.sha256” is no file of a backup/,
  ],
  [
    'both missing',
    (parts) => parts.filter(({ path }) => path !== sumsFile && path !== sealFile),
    /“SHA256SUMS”, is missing/,
  ],
  [
    'the facts missing',
    (parts) => parts.filter(({ path }) => path !== factsFile),
    /“backup.json” is missing at its beginning/,
  ],
  [
    'a picture missing',
    (parts) => parts.filter(({ path }) => path !== picture),
    /“media\/products\/apples.webp” is missing in it/,
  ],
  [
    'the database missing',
    (parts) => parts.filter(({ path }) => path !== 'kiryana.db'),
    /“kiryana.db” is missing in it/,
  ],
  [
    'a picture added',
    (parts) => parts.toSpliced(2, 0, { path: 'media/x.webp', content: Buffer.from('x') }),
    /“media\/x.webp” is in it, but not in its list/,
  ],
  [
    'a picture added last',
    (parts) => parts.toSpliced(-2, 0, { path: 'originals/x.webp', content: Buffer.from('x') }),
    /“originals\/x.webp” is in it, but not in its list/,
  ],
  [
    'a picture twice',
    (parts) => parts.flatMap((part) => (part.path === photo ? [part, part] : [part])),
    /“returns\/bruised.webp” is in it twice/,
  ],
  [
    'two pictures in each other’s place',
    (parts) => {
      const [first, second] = [picture, photo].map(
        (path) => parts.find((part) => part.path === path)?.content ?? Buffer.alloc(0),
      )
      return changed(
        changed(parts, picture, () => Buffer.from(second ?? '')),
        photo,
        () => Buffer.from(first ?? ''),
      )
    },
    /is not as it was/,
  ],
])('damaged: %s', async (_, damage, why) => {
  const said = await refusal(packed(damage(partsOf(await backup()))))
  expect(said).toMatch(why)
  expect(said).toMatch(/^This backup cannot be restored: .*\. Nothing was changed: use another copy of it, or an older backup\.$/) // prettier-ignore
})

test.each([
  'media/../../x',
  '../x',
  '/etc/x',
  'media//x',
  'media/./x',
  'x',
  'kiryana.db-wal',
  'kiryana.dump',
  '.restoring/x',
])('a file called %s is refused, with the right checksums and in an old backup', async (path) => {
  // prettier-ignore
  const parts = partsOf(await backup()).toSpliced(2, 0, { path, content: Buffer.from('x') })
  expect(await refusal(sealed(parts))).toContain(`“${path}” is no file of a backup`)
  expect(await refusal(old(parts))).toContain(`“${path}” is no file of a backup`)
})

test('cut off anywhere, also within its end, it is refused', async () => {
  const archive = await backup()
  const { length } = archive
  for (const at of [0, 1, 100, 511, 512, 700, 1024, 3000, 50_000, Math.floor(length / 2), length - 6000, length - 2600, length - 2048, length - 1600, length - 1536, length - 1025, length - 1024, length - 1000, length - 512, length - 1]) // prettier-ignore
    expect([at, await refusal(archive.subarray(0, at))]).toEqual([at, expect.stringContaining('it ends too early')]) // prettier-ignore
  expect(await refusal(Buffer.concat([archive, Buffer.from('more')]))).toContain('follows after its end') // prettier-ignore
})

test('a bit flipped anywhere is noticed', async () => {
  const archive = await backup()
  for (let tries = 0; tries < 60; tries++) {
    const at = Math.floor((archive.length * tries) / 60) + ((tries * 37) % 512)
    expect([at, await refusal(flipped(at)(Buffer.from(archive)))]).toEqual([at, expect.stringContaining('This backup cannot be restored')]) // prettier-ignore
  }
})

test('a path without a file is named', async () => {
  const missing = restoreBackup('/none/kiryana.tar', '/none')
  await expect(missing).rejects.toThrow('The backup /none/kiryana.tar cannot be read: there is no such file.') // prettier-ignore
})

test('what is no backup at all is said so', async () => {
  for (const content of [Buffer.alloc(0), Buffer.from('PK'), Buffer.alloc(5000, 'a'), ending])
    expect(await refusal(content)).toMatch(/^This backup cannot be restored: (it ends too early|it is damaged|there is no database)/) // prettier-ignore
})

test('a database that is damaged, of another program or of a newer version is refused with the right checksums too', async () => {
  const parts = partsOf(await backup())
  const withDatabase = (content: Buffer) => changed(parts, 'kiryana.db', () => content)
  const database = parts.find(({ path }) => path === 'kiryana.db')?.content ?? Buffer.alloc(0)
  const tables = Math.floor(database.length / 4096 / 2) * 4096
  for (const [content, why] of [
    [overwritten(tables, 40_960)(Buffer.from(database)), 'is damaged'],
    [Buffer.alloc(20_000, 'noise'), 'file is not a database'],
    [database.subarray(0, 40_960), 'is damaged'],
    [Buffer.alloc(0), 'no such table: migration'],
    [await openedDatabase((db) => db.exec('delete from migration')), 'no tables of a shop'],
    [await openedDatabase((db) => db.exec("insert into migration values ('9999_x.sql', 1)")), 'of a newer version of Kiryana'], // prettier-ignore
  ] as const) {
    expect(await refusal(sealed(withDatabase(content)))).toContain(why)
    expect(await refusal(old(withDatabase(content)))).toContain(why)
  }
})

test('a backup of a newer format is refused, and an old one restored without proof', async () => {
  const parts = partsOf(await backup())
  const newer = changed(parts, factsFile, (content) => Buffer.from(content.toString().replace('"format": 2', '"format": 3'))) // prettier-ignore
  expect(await refusal(sealed(newer))).toContain('a newer version of Kiryana has made it')
  const home = await emptyFolder()
  await writeFile(join(home, 'old.tar'), old(parts))
  const restored = await restoreBackup(join(home, 'old.tar'), join(home, 'data'))
  expect(restored).toEqual({ files: 4, isProved: false })
})

test('a folder with something in it, or of a restore that was interrupted, is left alone', async () => {
  const home = await emptyFolder()
  const file = join(home, 'shop.tar')
  await writeFile(file, await backup())
  for (const [name, why] of [
    ['kiryana.db', 'There is something in'],
    ['.restoring', 'of another restore'],
  ] as const) {
    const folder = join(await emptyFolder(), 'data')
    await mkdir(folder)
    await writeFile(join(folder, name), 'mine')
    await expect(restoreBackup(file, folder)).rejects.toThrow(why)
    expect(await readFile(join(folder, name), 'utf8')).toBe('mine')
    expect(await readdir(folder)).toEqual([name])
  }
  await expect(restoreBackup(join(home, 'none.tar'), join(home, 'data'))).rejects.toThrow('cannot be read') // prettier-ignore
})
