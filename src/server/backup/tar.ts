/** The part of the tar format (ustar) that a backup needs: plain files with a path and a size. */
export const blockSize = 512

export type TarEntry = { path: string; size: number; at: number }

const largestOctal = 8 ** 11 - 1

/** The header of a file; `at` in ms UTC. Paths are plain ASCII of at most 100 letters. */
export function headerOf({ path, size, at }: TarEntry): Buffer {
  if (path.length > 100 || !/^[\x21-\x7e]+$/.test(path))
    throw new Error(`${path} is no path for a backup`)
  const header = Buffer.alloc(blockSize)
  const octal = (value: number, from: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, from, 'latin1')
  header.write(path, 0, 'latin1')
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  writeSize(header, size, octal)
  octal(Math.floor(at / 1000), 136, 12)
  header.write('0', 156, 'latin1')
  header.write('ustar\0', 257, 'latin1')
  header.write('00', 263, 'latin1')
  octal(sumOf(header), 148, 7)
  header.write(' ', 155, 'latin1')
  return header
}

/** From 8 GiB on as a binary number, as GNU and BSD tar read it. */
function writeSize(
  header: Buffer,
  size: number,
  octal: (value: number, from: number, length: number) => void,
) {
  if (size <= largestOctal) return octal(size, 124, 12)
  header[124] = 0x80
  header.writeBigUInt64BE(BigInt(size), 128)
}

/** Of all bytes, the sum itself counting as blanks. */
const sumOf = (header: Buffer) =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

/** Padding of a file's last block. */
export const paddingAfter = (size: number) =>
  Buffer.alloc((blockSize - (size % blockSize)) % blockSize)

/** The end of an archive. */
export const ending = Buffer.alloc(2 * blockSize)

/** Null: end of the archive. Throws if it is not the header of a plain file. */
export function readHeader(header: Buffer): { path: string; size: number } | null {
  if (header.every((byte) => byte === 0)) return null
  const text = (from: number, length: number) =>
    header.toString('latin1', from, from + length).split('\0')[0] ?? ''
  const isBinary = header[124] === 0x80
  const size = isBinary ? Number(header.readBigUInt64BE(128)) : Number.parseInt(text(124, 12), 8)
  const isFile = header[156] === 48 && text(257, 5) === 'ustar'
  if (!isFile || Number.parseInt(text(148, 8), 8) !== sumOf(header) || !Number.isSafeInteger(size))
    throw new Error('no header')
  return { path: text(0, 100), size }
}
