import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '#db/database.ts'
import type { Violation } from './check.ts'
import { namedPictures } from './pictures.store.ts'

// The names that the shop gives to what people send; the demo's own pictures are called otherwise.
const sent = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@\d+)?\.webp$/

/** A picture is written before the row that names it: a young one may be on its way. */
const young = 10 * 60_000

/** V7: each picture of a person that a row names is a file, and each such file is named by a row. */
export async function checkPictures(
  db: Sql,
  mediaFolder: string,
  now: number,
): Promise<Violation[]> {
  const files = await readdir(join(mediaFolder, 'people')).catch(() => [])
  const named = await namedPictures(db)
  const missing = await without(named, ({ picture }) => isThere(join(mediaFolder, picture)))
  // Replaced since it was asked: then it is no longer named.
  const still = new Set(
    missing.length === 0 ? [] : (await namedPictures(db)).map(({ picture }) => picture),
  )
  const names = new Set(named.map(({ picture }) => picture))
  const unnamed = await without(
    files.filter((file) => sent.test(file) && !names.has(`people/${sent.exec(file)?.[1]}.webp`)),
    (file) => isYoung(join(mediaFolder, 'people', file), now),
  )
  return [
    {
      name: 'V7',
      says: 'the picture of an account is no file',
      ids: missing.filter(({ picture }) => still.has(picture)).map(({ id }) => id),
    },
    { name: 'V7', says: 'a picture that somebody sent belongs to nobody', ids: unnamed },
  ]
}

async function without<T>(items: readonly T[], is: (item: T) => Promise<boolean>): Promise<T[]> {
  const answers = await Promise.all(items.map(is))
  return items.filter((_, index) => answers[index] === false)
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
// Gone meanwhile is as good.
const isYoung = (path: string, now: number) =>
  stat(path).then(
    ({ mtimeMs }) => now - mtimeMs < young,
    () => true,
  )
