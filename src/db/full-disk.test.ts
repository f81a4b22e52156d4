import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startupErrorMessage } from '#server/processes/startup-error.ts'
import { DatabaseUnavailable, type Tx } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'kiryana-full-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A small RAM disk; null without root on Linux. */
function smallDisk(size: string): string | null {
  const path = folder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path])
  if (mounted.status !== 0) return null
  onTestFinished(() => void spawnSync('umount', ['-l', path]))
  return path
}

const setting = (tx: Tx, name: string, value: string) =>
  tx.run`insert into setting (name, value, changed_at) values (${name}, ${value}, 0)`
const names = (db: ReturnType<typeof openDatabase>) => db.all`select name from setting`

test('a commit for which there is no room: nothing is written, and the next one works', async () => {
  const db = openDatabase({ folder: folder() })
  onTestFinished(() => db.close())
  await migrate(db)
  const { exec } = DatabaseSync.prototype
  const engine = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    text,
  ) {
    if (text !== 'commit') return exec.call(this, text)
    const full = { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'database or disk is full' }
    throw Object.assign(new Error('database or disk is full'), full)
  })
  await expect(db.transaction((tx) => setting(tx, 'lost', ''))).rejects.toBeInstanceOf(
    DatabaseUnavailable,
  )
  engine.mockRestore()
  await db.transaction((tx) => setting(tx, 'kept', ''))
  expect(await names(db)).toEqual([{ name: 'kept' }])
})

test('a full disk: writes are refused, reads go on, and with room again so do writes', async ({
  skip,
}) => {
  const disk = smallDisk('6m') ?? skip('no disk of its own can be mounted here')
  const db = openDatabase({ folder: disk })
  onTestFinished(() => db.close())
  await migrate(db)
  await db.transaction((tx) => setting(tx, 'before', ''))
  expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(6_000_000))).toThrow(/ENOSPC/)
  const large = () => db.transaction((tx) => setting(tx, 'large', 'x'.repeat(1_000_000)))
  await expect(large()).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await names(db)).toEqual([{ name: 'before' }])
  rmSync(join(disk, 'filler'))
  await large()
  expect(await names(db)).toHaveLength(2)
})

test('a start on a full disk prints a plain error message', async ({ skip }) => {
  const disk = smallDisk('256k') ?? skip('no disk of its own can be mounted here')
  const open = async () => {
    const db = openDatabase({ folder: disk })
    onTestFinished(() => db.close())
    await migrate(db)
  }
  const error: unknown = await open().catch((reason: unknown) => reason)
  expect(startupErrorMessage(error)).toMatch(
    /^There is no room left on the disk \(.*\)\. Make some in DATA_DIR/,
  )
})
