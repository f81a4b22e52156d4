import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { DatabaseAddress } from '#db/open.ts'
import { engine } from './database.ts'
import { dropDatabase, makeDatabase } from './postgres.ts'

/** Nothing in it yet, for programs of their own; gone when the test has finished. */
export async function emptyDatabase(): Promise<DatabaseAddress> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'kiryana-empty-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return { folder }
  }
  const { name, url } = await makeDatabase()
  onTestFinished(() => dropDatabase(name))
  return { server: url }
}
