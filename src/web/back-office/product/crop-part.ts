import type { PictureCrop } from '#shop/catalogue/pictures/gallery.ts'
import { type Crop, held, middle, type Size, squareOf } from '../../ui/picture/crop.ts'

/** The square as a part of the picture, which the shop draws from its original. */
export function partOf(size: Size, crop: Crop): PictureCrop {
  const { x, y, side } = squareOf(size, crop)
  const [left, top] = [x / size.width, y / size.height].map((part) => Math.max(0, part)) as [number, number] // prettier-ignore
  return {
    left,
    top,
    width: Math.min(side / size.width, 1 - left),
    height: Math.min(side / size.height, 1 - top),
  }
}

/** The square nearest to a part; null: all of it. */
export function cropOf(size: Size, part: PictureCrop | null): Crop {
  if (part === null) return middle
  const side = Math.min(part.width * size.width, part.height * size.height)
  return held(size, {
    x: part.left + part.width / 2,
    y: part.top + part.height / 2,
    zoom: Math.min(size.width, size.height) / side,
  })
}

/** How many pixels wide the square is in the picture. */
export const pixelsOf = (size: Size, crop: Crop) => Math.round(squareOf(size, crop).side)
