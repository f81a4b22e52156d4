import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#shop/refusals.ts'
import { maxListBytes } from '../http/unread-bodies.ts'

/** Saves an uploaded list in a temporary file, because it is read twice. Memory holds one piece at a time. */
export async function withCsvUpload<T>(
  body: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kiryana-list-'))
  const file = join(folder, 'list.csv')
  try {
    await pipeline(atMost(body), createWriteStream(file))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rest of a too long list stays unread, so the refusal reaches its sender. */
async function* atMost(body: Readable) {
  let length = 0
  const pieces: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false })
  for await (const piece of pieces) {
    length += piece.length
    if (length > maxListBytes) throw new Refusal('list_too_large')
    yield piece
  }
}
