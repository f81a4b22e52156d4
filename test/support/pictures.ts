import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A small picture as a phone might send it: a place, and the name of who took it, are in it. */
export const phonePhoto = () =>
  sharp({ create: { width: 240, height: 180, channels: 3, background: '#2f7d4f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '33/1 41/1 4/1' } })
    .toBuffer()

export const pngPhoto = (width = 64, height = 64) =>
  sharp({ create: { width, height, channels: 3, background: '#d9a441' } })
    .png()
    .toBuffer()

/** A PNG that says it is this large and has next to nothing inside. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.of()),
  ])
}

function chunk(type: string, content: Buffer) {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type), content])
  size.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
