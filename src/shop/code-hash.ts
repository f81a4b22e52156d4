import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of the code that runs: all files of this file's folder, built or not. What one build has written
 * for itself, another does not take for its own.
 */
export function codeHash(): string {
  const hash = createHash('sha256')
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.[jt]s$/.test(name)).toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex')
}
