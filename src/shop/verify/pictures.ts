import { access, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '#db/database.ts'
import type { Violation } from './check.ts'
import {
  namedBannerPictures,
  namedLogos,
  namedOriginals,
  namedPhotos,
  namedPictures,
  namedProductPictures,
  namedStoryPictures,
  namedTextPictures,
} from './pictures.store.ts'

// File names of uploads and crops; demo pictures have others.
const sent =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]+\.[0-9a-f]{8})(?:@\w+)?\.(?:webp|png)$/

/** Files are written before their rows: a recent one may not have its row yet (ms). */
const graceTime = 10 * 60_000

type Kind = {
  /** The data subfolder with `name`. */
  root: string
  name: 'people' | 'products' | 'banners' | 'stories' | 'texts' | 'logos' | 'returns' | 'originals'
  named: typeof namedPictures
  missing: string
  left: string
}

const kinds: Kind[] = [
  {
    root: 'media',
    name: 'people',
    named: namedPictures,
    missing: 'the picture of an account is no file',
    left: 'a picture that somebody sent belongs to nobody',
  },
  {
    root: 'media',
    name: 'products',
    named: namedProductPictures,
    missing: 'the picture of a product is no file',
    left: 'a picture that staff sent belongs to no product',
  },
  {
    root: 'media',
    name: 'banners',
    named: namedBannerPictures,
    missing: 'the picture of a banner is no file',
    left: 'a picture that staff sent belongs to no banner',
  },
  {
    root: 'media',
    name: 'stories',
    named: namedStoryPictures,
    missing: 'the picture of a story, an event or a part of the about page is no file',
    left: 'a picture that staff sent belongs to no story',
  },
  {
    root: 'media',
    name: 'texts',
    named: namedTextPictures,
    missing: 'a picture for texts is no file',
    left: 'a picture that staff sent is not among those for texts',
  },
  {
    root: 'media',
    name: 'logos',
    named: namedLogos,
    missing: 'the logo is no file',
    left: 'a logo that staff sent is not that of the shop',
  },
  {
    root: '.',
    name: 'originals',
    named: namedOriginals,
    missing: 'what a picture of a product was drawn from is no file',
    left: 'a picture that staff sent is the original of none of a product',
  },
  {
    root: '.',
    name: 'returns',
    named: namedPhotos,
    missing: 'the photograph of a return is no file',
    left: 'a photograph that somebody sent belongs to no return',
  },
]

/** V7: each named picture exists, and each uploaded file has a row. */
export async function checkPictures(
  db: Sql,
  dataFolder: string,
  now: number,
): Promise<Violation[]> {
  return (await Promise.all(kinds.map((kind) => checkKind(db, dataFolder, now, kind)))).flat()
}

/** Paths in the data folder. */
export async function missingPictures(db: Sql, dataFolder: string): Promise<string[]> {
  const found: string[] = []
  for (const { root, named } of kinds)
    for (const { picture } of await named(db)) {
      const path = join(root, picture)
      if (!(await isThere(join(dataFolder, path)))) found.push(path)
    }
  return found
}

async function checkKind(db: Sql, dataFolder: string, now: number, kind: Kind) {
  const root = join(dataFolder, kind.root)
  const named = await kind.named(db)
  const missing = await without(named, ({ picture }) => isThere(join(root, picture)))
  // It may have been replaced since the first query.
  const still = new Set(
    missing.length === 0 ? [] : (await kind.named(db)).map(({ picture }) => picture),
  )
  const ids = missing.filter(({ picture }) => still.has(picture)).map(({ id }) => id)
  return [
    { name: 'V7' as const, says: kind.missing, ids },
    { name: 'V7' as const, says: kind.left, ids: await unnamedOf(db, dataFolder, now, kind) },
  ]
}

/** Without a row and not recent. */
async function unnamedOf(db: Sql, dataFolder: string, now: number, kind: Kind) {
  const folder = join(dataFolder, kind.root, kind.name)
  const files = await readdir(folder).catch(() => [])
  const names = new Set((await kind.named(db)).map(({ picture }) => picture))
  return without(
    files.filter(
      (file) => sent.test(file) && !names.has(`${kind.name}/${sent.exec(file)?.[1]}.webp`),
    ),
    (file) => isRecent(join(folder, file), now),
  )
}

/** Deletes files of servers that died between file and row. */
export async function sweepPictures(db: Sql, dataFolder: string, now: number) {
  for (const kind of kinds) {
    for (const file of await unnamedOf(db, dataFolder, now, kind))
      await rm(join(dataFolder, kind.root, kind.name, file), { force: true })
  }
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
// A deleted file is fine.
const isRecent = (path: string, now: number) =>
  stat(path).then(
    ({ mtimeMs }) => now - mtimeMs < graceTime,
    () => true,
  )
