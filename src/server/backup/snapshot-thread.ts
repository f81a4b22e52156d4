import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { migrationsIn } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { missingPictures } from '#shop/verify/pictures.ts'
import { databaseFiles } from './archive-files.ts'
import { linkPictures } from './link-pictures.ts'
import type { Copied, Copying } from './take-snapshot.ts'

const { from, dataFolder, to } = workerData as Copying

/** Pictures are linked before and after, so that the one moment of the copy lies between. */
async function copyShop(): Promise<Copied> {
  await linkPictures(dataFolder, to)
  copyDatabase(join(to, databaseFiles.sqlite))
  await linkPictures(dataFolder, to)
  const db = openDatabase({ folder: to }, { timeout: 0 })
  try {
    return { migrations: await migrationsIn(db), missing: await missingPictures(db, to) }
  } finally {
    await db.close()
  }
}

/** Copies the database as it was at one moment; writers don't wait for it. */
function copyDatabase(file: string) {
  const database = new DatabaseSync(from, { timeout: 60_000 })
  try {
    database.prepare('vacuum into ?').run(file)
  } finally {
    database.close()
  }
}

let copied = await copyShop()
if (copied.missing.length > 0) {
  // A picture was replaced during the copy: a second copy names its successor.
  await rm(join(to, databaseFiles.sqlite))
  copied = await copyShop()
}
parentPort?.postMessage(copied)
