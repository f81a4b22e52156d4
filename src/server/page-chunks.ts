import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const pack = promisify(deflateRaw)

/** A part of a page with slots in it, or none: the texts are one more than the slots. */
type Chunk = { texts: string[]; slots: string[]; first: number; ordinary: Bytes }

/** Text as it is sent, plain and compressed so that other compressed pieces may follow. */
type Bytes = { plain: Buffer; packed?: Promise<Buffer> }

export type Chunks = {
  all: readonly Chunk[]
  /** The chunks in which these slots differ from what they ordinarily are. */
  withSlots: (slots: readonly string[]) => PersonalChunks
}
export type PersonalChunks = { changed: ReadonlyMap<number, Bytes>; bytes: number }

/** A text this long is a chunk of its own: it is compressed once for all. */
const long = 4000
/** So long a chunk with slots may be: it is compressed for each person for whom one of them differs. */
const mostWithSlots = 12_000

/** Cuts a page so that what differs from person to person is in small chunks. */
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
  for (const [nth, text] of texts.entries()) {
    if (text.length > long) {
      close(nth)
      open.texts[0] = text
      size = text.length
      close(nth)
    } else {
      open.texts[open.texts.length - 1] += text
      size += text.length
    }
    const slot = slots[nth]
    if (slot === undefined) continue
    if (size + slot.length > mostWithSlots) close(nth)
    open.slots.push(slot)
    open.texts.push('')
    size += slot.length
  }
  close(texts.length)
  return { all, withSlots: (own) => personalChunks(all, own) }
}

const emptyChunk = (first: number) => ({ texts: [''], slots: [] as string[], first })

const closed = (chunk: Omit<Chunk, 'ordinary'>): Chunk => ({
  ...chunk,
  ordinary: { plain: bytesOf(chunk.texts, chunk.slots) },
})

const bytesOf = (texts: readonly string[], slots: readonly string[]) =>
  Buffer.from(texts.map((text, nth) => text + (slots[nth] ?? '')).join(''))

function personalChunks(all: readonly Chunk[], own: readonly string[]): PersonalChunks {
  const changed = new Map<number, Bytes>()
  let bytes = 0
  for (const [nth, { texts, slots, first }] of all.entries()) {
    if (slots.every((slot, index) => own[first + index] === slot)) continue
    const plain = bytesOf(texts, own.slice(first, first + slots.length))
    changed.set(nth, { plain })
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
  const chunks = all.map(({ ordinary }, nth) => changed.get(nth) ?? ordinary)
  if (!isPacked) return Buffer.concat(chunks.map(({ plain }) => plain))
  const blocks = await Promise.all(
    chunks.map((chunk, nth) => packedOf(chunk, changed.has(nth) ? 3 : 7)),
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
