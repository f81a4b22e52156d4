import type { PictureCrop } from '#shop/catalogue/pictures/gallery.ts'

/** As it is sent in a form. */
export const encodeCrop = ({ left, top, width, height }: PictureCrop): string =>
  [left, top, width, height].map((part) => part.toFixed(6)).join(',')

export function decodeCrop(text: string): PictureCrop {
  const [left = 0, top = 0, width = 1, height = 1] = text.split(',').map(Number)
  return { left, top, width, height }
}
