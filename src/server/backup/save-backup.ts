import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { newId } from '#shop/ids.ts'
import { syncFolder } from './sync-folder.ts'

const aDay = 24 * 60 * 60_000

/** Writes a backup into a file that is there whole or not at all; answers with its size in bytes. */
export async function saveBackup(file: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  const folder = dirname(resolve(file))
  await removeOldParts(folder, basename(file))
  const part = join(folder, `${basename(file)}.${newId()}.part`)
  const handle = await open(part, 'wx', 0o600)
  try {
    for await (const piece of pieces) await handle.writeFile(piece)
    await handle.sync()
    const { size } = await handle.stat()
    await rename(part, file)
    await syncFolder(folder)
    return size
  } finally {
    await handle.close()
    await rm(part, { force: true })
  }
}

/** Of a backup that was killed. */
async function removeOldParts(folder: string, name: string) {
  for (const one of await readdir(folder)) {
    if (!one.startsWith(`${name}.`) || !one.endsWith('.part')) continue
    const found = await stat(join(folder, one)).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > aDay)
      await rm(join(folder, one), { force: true })
  }
}
