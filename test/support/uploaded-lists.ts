import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'

/**
 * Gives the file that calls it a temporary folder of its own, because files beside it upload product lists
 * at the same time. Returns a function that names the uploaded lists lying in it.
 */
export function uploadedLists(): () => string[] {
  vi.stubEnv('TMPDIR', mkdtempSync(join(tmpdir(), 'kiryana-lists-')))
  afterAll(() => void vi.unstubAllEnvs())
  return () => readdirSync(tmpdir()).filter((name) => name.startsWith('kiryana-list-'))
}
