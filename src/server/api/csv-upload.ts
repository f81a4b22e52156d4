import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '#shop/refusals.ts'
import { maxListBytes } from '../http/unread-bodies.ts'

/**
 * A list that was sent, kept in a file while it is read: twice, and once it is whole. Whatever its
 * length, a piece at a time is in memory.
 */
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

/** The rest of what is too long stays unread, so that its sender can be told. */
async function* atMost(body: Readable) {
  let length = 0
  const pieces: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false })
  for await (const piece of pieces) {
    length += piece.length
    if (length > maxListBytes) throw new Refusal('list_too_large')
    yield piece
  }
}
