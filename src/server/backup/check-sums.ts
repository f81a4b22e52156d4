import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseFiles, type Facts, isPicture, sumsFile } from './archive-files.ts'
import { broken } from './broken-backup.ts'

/** Compares the checksums of unpacked files with the list and names the first difference. */
export async function checkSums(folder: string, engine: Facts['engine']): Promise<void> {
  const [listed, found] = await Promise.all(
    [sumsFile, `${sumsFile}.found`].map((name) => open(join(folder, name))),
  )
  if (listed === undefined || found === undefined) return
  const database = databaseFiles[engine]
  const isThere = (path: string) =>
    (isPicture(path) || path === database) && existsSync(join(folder, path))
  try {
    const rest = found.readLines()[Symbol.asyncIterator]()
    const next = async (): Promise<string | undefined> => (await rest.next()).value
    for await (const line of listed.readLines()) compare(line, await next(), isThere)
    const more = await next()
    if (more !== undefined) throw added(more)
  } finally {
    await Promise.all([listed.close(), found.close()])
  }
  if (!isThere(database)) throw broken('there is no database in it')
}

function compare(listed: string, found: string | undefined, isThere: (path: string) => boolean) {
  if (listed === found) return
  const path = pathOf(listed)
  if (found !== undefined && pathOf(found) === path)
    throw broken(`“${path}” in it is not as it was when the backup was made`)
  throw found !== undefined && isThere(path) ? added(found) : broken(`“${path}” is missing in it`)
}

const added = (line: string) =>
  broken(`“${pathOf(line)}” is in it, but not in its list of checksums`)

const pathOf = (line: string) => line.slice(66)
