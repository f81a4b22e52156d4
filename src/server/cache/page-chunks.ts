import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const pack = promisify(deflateRaw)

/** A part of a page: texts with slots between them, so there is one text more than slots. */
type Chunk = { texts: string[]; slots: string[]; first: number; shared: Bytes }

/** Text plain and compressed, the latter so that other compressed pieces may follow. */
type Bytes = { plain: Buffer; packed?: Promise<Buffer> }

export type Chunks = {
  all: readonly Chunk[]
  /** The chunks in which these slots differ from the default ones. */
  withSlots: (slots: readonly string[]) => PersonalChunks
}
export type PersonalChunks = { changed: ReadonlyMap<number, Bytes>; bytes: number }

/** A text of this length is a chunk of its own, compressed once for everyone. */
const ownChunkFrom = 4000
/** Maximum length of a chunk with slots, which is compressed per person whose slots differ. */
const maxWithSlots = 12_000

/** Splits a page so that the parts that differ per person are in small chunks. */
export function chunksOf({
  texts,
  slots,
}: {
  texts: readonly string[]
  slots: readonly string[]
}): Chunks {
  const all: Chunk[] = []
  let open = emptyChunk(0)
  let size = 0
  const close = (first: number) => {
    if (size > 0 || open.slots.length > 0) all.push(closed(open))
    open = emptyChunk(first)
    size = 0
  }
  for (const [index, text] of texts.entries()) {
    if (text.length > ownChunkFrom) {
      close(index)
      open.texts[0] = text
      size = text.length
      close(index)
    } else {
      open.texts[open.texts.length - 1] += text
      size += text.length
    }
    const slot = slots[index]
    if (slot === undefined) continue
    if (size + slot.length > maxWithSlots) close(index)
    open.slots.push(slot)
    open.texts.push('')
    size += slot.length
  }
  close(texts.length)
  return { all, withSlots: (own) => personalChunks(all, own) }
}

const emptyChunk = (first: number) => ({ texts: [''], slots: [] as string[], first })

const closed = (chunk: Omit<Chunk, 'shared'>): Chunk => ({
  ...chunk,
  shared: { plain: bytesOf(chunk.texts, chunk.slots) },
})

const bytesOf = (texts: readonly string[], slots: readonly string[]) =>
  Buffer.from(texts.map((text, index) => text + (slots[index] ?? '')).join(''))

function personalChunks(all: readonly Chunk[], own: readonly string[]): PersonalChunks {
  const changed = new Map<number, Bytes>()
  let bytes = 0
  for (const [index, { texts, slots, first }] of all.entries()) {
    if (slots.every((slot, offset) => own[first + offset] === slot)) continue
    const plain = bytesOf(texts, own.slice(first, first + slots.length))
    changed.set(index, { plain })
    bytes += 2 * plain.length
  }
  return { changed, bytes }
}

/** Deflate blocks that end on a whole byte and refer to nothing before them: they can be joined. */
const packedOf = (bytes: Bytes, level: number) =>
  (bytes.packed ??= pack(bytes.plain, { level, finishFlush: constants.Z_FULL_FLUSH }))

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const lastBlock = Buffer.from([3, 0])

/** The whole page for one person, as it is sent: plain, or as one gzip stream. */
export async function joined(
  { all }: Chunks,
  { changed }: PersonalChunks,
  isPacked: boolean,
): Promise<Buffer> {
  const chunks = all.map(({ shared }, index) => changed.get(index) ?? shared)
  if (!isPacked) return Buffer.concat(chunks.map(({ plain }) => plain))
  const blocks = await Promise.all(
    chunks.map((chunk, index) => packedOf(chunk, changed.has(index) ? 3 : 7)),
  )
  let sum = 0
  let size = 0
  for (const { plain } of chunks) {
    sum = crc32(plain, sum)
    size += plain.length
  }
  const end = Buffer.alloc(8)
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(size >>> 0, 4)
  return Buffer.concat([gzipHead, ...blocks, lastBlock, end])
}
