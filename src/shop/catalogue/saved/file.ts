import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { endianness } from 'node:os'
import { crc32 } from 'node:zlib'
import type { Draft, Sections } from './sections.ts'

/*
 * The sections one behind the other, then where each of them is and what the file is about (JSON), then the
 * length of that and the checksums of both.
 */
const tail = 12 // bytes
/** A file that somebody began to write this long ago (in milliseconds) is not being written any more. */
const givenUpAfter = 60_000

export type About = {
  /** What has written it: only the same takes it. */
  writer: string
  /** Under this name the database knows it. */
  token: string
  /** Of the catalogue. */
  version: number
  /** When the last change that is in it was, in milliseconds UTC. */
  newest: number
  /** How many of the last changes that are in it were at which time. */
  recent: { at: number; count: number }[]
}

type Listing = { about: About; order: string; sections: { name: string; bytes: number }[] }

/**
 * Writes the file beside its place and puts it there when it is whole and on the disk. `goOn` is asked
 * between parts, and gives others their turn. False: another is writing it, or `goOn` said no.
 */
export async function writeSections(
  path: string,
  about: About,
  drafts: readonly Draft[],
  goOn: () => Promise<boolean>,
): Promise<boolean> {
  const part = `${path}.part`
  await removeGivenUp(part)
  const file = await open(part, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null
    throw error
  })
  if (file === null) return false
  try {
    const sections: Listing['sections'] = []
    let sum = 0
    for (const { name, parts } of drafts) {
      let bytes = 0
      for (const { buffer, byteOffset, byteLength } of parts()) {
        if (!(await goOn())) return false
        const piece = new Uint8Array(buffer, byteOffset, byteLength)
        sum = crc32(piece, sum)
        bytes += byteLength
        await file.writeFile(piece)
      }
      sections.push({ name, bytes })
    }
    const listing = Buffer.from(JSON.stringify({ about, order: endianness(), sections }))
    const end = Buffer.alloc(tail)
    end.writeUInt32LE(listing.length, 0)
    end.writeUInt32LE(sum, 4)
    end.writeUInt32LE(crc32(listing), 8)
    await file.writeFile(Buffer.concat([listing, end]))
    await file.sync()
    await file.close()
    await rename(part, path)
    return true
  } finally {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
  }
}

async function removeGivenUp(part: string) {
  const begun = await stat(part).catch(() => null)
  if (begun !== null && Date.now() - begun.mtimeMs > givenUpAfter) await rm(part, { force: true })
}

/** What a file has; null when it is not there, not whole, or written by another writer than `writer`. */
export function readSections(
  path: string,
  writer: string,
): { about: About; sections: Sections } | null {
  let file: number | null = null
  try {
    file = openSync(path, 'r')
    return readOpen(file, writer)
  } catch {
    return null
  } finally {
    if (file !== null) closeSync(file)
  }
}

function readOpen(file: number, writer: string) {
  const { size } = fstatSync(file)
  const end = read(file, size - tail, tail)
  const length = end.readUInt32LE(0)
  const text = read(file, size - tail - length, length)
  if (crc32(text) !== end.readUInt32LE(8)) return null
  const { about, order, sections: listed } = JSON.parse(text.toString()) as Listing
  if (about.writer !== writer || order !== endianness()) return null
  const sections = new Map<string, ArrayBuffer>()
  let [from, sum] = [0, 0]
  for (const { name, bytes } of listed) {
    const section = read(file, from, bytes)
    sum = crc32(section, sum)
    from += bytes
    sections.set(name, section.buffer)
  }
  return sum === end.readUInt32LE(4) ? { about, sections } : null
}

/** Bytes of their own: whoever keeps a section keeps nothing else. */
function read(file: number, from: number, length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(new ArrayBuffer(length))
  let done = 0
  while (done < length) {
    const more = readSync(file, bytes, done, length - done, from + done)
    if (more === 0) throw new RangeError('the file ends too early')
    done += more
  }
  return bytes
}
