import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  databaseFiles,
  Facts,
  factsFile,
  isNewerFormat,
  isPicture,
  lineOfSum,
  sealFile,
  sealOf,
  sumOf,
  sumsFile,
} from './archive-files.ts'
import { type Archive, type Entry, openArchive } from './archive-reader.ts'
import { broken } from './broken-backup.ts'
import { checkSums } from './check-sums.ts'

/** `facts` null: a backup from before they had checksums, which proves nothing. */
export type Unpacked = { facts: Facts | null; files: number }

/** Unpacks a backup into a folder and verifies every byte; fails with a sentence that names the problem. */
export async function unpackBackup(file: string, folder: string): Promise<Unpacked> {
  const archive = openArchive(file)
  try {
    const first = await archive.next()
    if (first?.path !== factsFile) return await unpackOld(archive, first, folder)
    return await unpackSealed(archive, first, folder)
  } finally {
    archive.close()
  }
}

async function unpackOld(archive: Archive, first: Entry | null, folder: string): Promise<Unpacked> {
  let files = 0
  let hasDatabase = false
  for (let entry = first; entry !== null; entry = await archive.next()) {
    const isDatabase = entry.path === databaseFiles.sqlite
    if (entry.path === sumsFile) throw broken(`“${factsFile}” is missing at its beginning`)
    if (!isDatabase && !isPicture(entry.path)) throw stranger(entry)
    await unpack(archive, entry, folder)
    hasDatabase ||= isDatabase
    files++
  }
  if (!hasDatabase) throw broken('there is no database in it')
  return { facts: null, files }
}

async function unpackSealed(archive: Archive, first: Entry, folder: string): Promise<Unpacked> {
  const text = await archive.text(first)
  const facts = factsIn(text)
  // Same as the list in the archive when all is well; on the disk, for there may be millions.
  const found = await open(join(folder, `${sumsFile}.found`), 'wx+', 0o600)
  try {
    await found.appendFile(lineOfSum(sumOf(text), factsFile))
    const { files, listed } = await unpackListed(archive, folder, {
      database: databaseFiles[facts.engine],
      found,
    })
    const seal = await archive.next()
    if (seal === null) throw broken(`“${sealFile}” is missing at its end`)
    if (seal.path !== sealFile) throw stranger(seal)
    const said = await archive.text(seal)
    if ((await archive.next()) !== null) throw broken('something follows after its end')
    if (!said.startsWith(lineOfSum(listed, sumsFile)))
      throw broken(`its list of checksums, “${sumsFile}”, is damaged`)
    await checkSums(folder, facts.engine)
    if (said !== sealOf(listed, seal.sealed()))
      throw broken('its checksum over all is not that of what is in it')
    return { facts, files }
  } finally {
    await found.close()
  }
}

type Listing = { database: string; found: FileHandle }

/** All files up to the list of their checksums, and that one. */
async function unpackListed(archive: Archive, folder: string, { database, found }: Listing) {
  for (let files = 0; ; files++) {
    const entry = await archive.next()
    if (entry === null) throw broken(`its list of checksums, “${sumsFile}”, is missing`)
    if (entry.path === sumsFile) return { files, listed: await unpack(archive, entry, folder) }
    if (entry.path !== database && !isPicture(entry.path)) throw stranger(entry)
    await found.appendFile(lineOfSum(await unpack(archive, entry, folder), entry.path))
  }
}

async function unpack(archive: Archive, entry: Entry, folder: string): Promise<string> {
  const path = join(folder, entry.path)
  await mkdir(dirname(path), { recursive: true })
  const handle = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw isTaken(error) ? broken(`“${entry.path}” is in it twice`) : error
  })
  try {
    const sum = await archive.into(handle, entry)
    if (!isPicture(entry.path)) await handle.sync()
    return sum
  } finally {
    await handle.close()
  }
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EEXIST', 'EISDIR'].includes(String(error.code))

const stranger = ({ path }: Entry) => broken(`“${path}” is no file of a backup`)

function factsIn(text: string): Facts {
  const facts = Facts.safeParse(parsed(text))
  if (!facts.success) throw broken(`“${factsFile}” in it is damaged`)
  if (isNewerFormat(facts.data))
    throw broken('a newer version of Kiryana has made it, which is needed to restore it')
  return facts.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
