import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Sharp } from 'sharp'
import { Refusal } from '#shop/refusals.ts'

const megapixels = 25_000_000
const formats = new Set(['jpeg', 'png', 'webp', 'heif'])

/** A picture that was sent, the right way up; refuses other kinds of files and more than 25 megapixels. */
export async function openPicture(content: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp') // 13 MB that most days need none of
  const image = sharp(content, { limitInputPixels: megapixels, pages: 1, failOn: 'error' })
  const { format, width: wide, height: high } = await image.metadata()
  if (!formats.has(format)) throw new Refusal('picture_type')
  if (wide * high > megapixels) throw new Refusal('picture_pixels')
  return image.rotate()
}

/** What cannot be decoded is refused as no picture. */
export async function refusingPictures<T>(draw: () => Promise<T>): Promise<T> {
  try {
    return await draw()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(
      error instanceof Error && /pixel limit/i.test(error.message)
        ? 'picture_pixels'
        : 'picture_type',
    )
  }
}

/** The disk is full or unavailable. Nothing of the picture is stored. */
export class StorageUnavailable extends Error {}

/** Writes all of them or none. */
export async function writePictures(files: readonly { path: string; picture: Buffer }[]) {
  const writing = await Promise.allSettled(
    files.map(async ({ path, picture }) => {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, picture)
    }),
  )
  const failed = writing.find((one) => one.status === 'rejected')
  if (failed === undefined) return
  await Promise.allSettled(files.map(({ path }) => rm(path, { force: true })))
  throw new StorageUnavailable('A picture could not be written', { cause: failed.reason })
}
