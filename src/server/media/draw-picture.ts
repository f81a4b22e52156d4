import type { ResizeOptions, Sharp } from 'sharp'
import type { PictureCrop } from '#shop/catalogue/pictures/gallery.ts'
import { maxPicturePixels } from '#shop/picture-limits.ts'
import { Refusal } from '#shop/refusals.ts'

export async function sizeOf(picture: Buffer | undefined) {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

const formats = new Set(['jpeg', 'png', 'webp', 'heif'])

/** A picture that was sent, the right way up; refuses other kinds of files and more than 25 megapixels. */
export async function openPicture(content: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp') // 13 MB that are rarely needed
  const image = sharp(content, { limitInputPixels: maxPicturePixels, pages: 1, failOn: 'error' })
  const { format, width: wide, height: high } = await image.metadata()
  if (!formats.has(format)) throw new Refusal('picture_type')
  if (wide * high > maxPicturePixels) throw new Refusal('picture_pixels')
  return image.rotate()
}

/** Undecodable files are refused. */
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

/**
 * Re-encodes a picture or a part of it, without metadata and trailing data. Refuses files that are not
 * pictures, and more than 25 megapixels.
 */
export const drawn = (
  content: Buffer,
  size: ResizeOptions,
  { part = null, quality = 82 }: { part?: PictureCrop | null; quality?: number } = {},
): Promise<Buffer> =>
  refusingPictures(async () => {
    const image = await openPicture(content)
    if (part !== null) {
      const { width: wide, height: high } = await image.metadata()
      image.extract(pixelsOf(part, wide, high))
    }
    return image.resize(size).webp({ quality }).toBuffer()
  })

/** A part in whole pixels, at least one, within the picture. */
export function pixelsOf(part: PictureCrop, wide: number, high: number) {
  const left = Math.min(Math.round(part.left * wide), wide - 1)
  const top = Math.min(Math.round(part.top * high), high - 1)
  return {
    left,
    top,
    width: Math.min(Math.max(1, Math.round(part.width * wide)), wide - left),
    height: Math.min(Math.max(1, Math.round(part.height * high)), high - top),
  }
}
