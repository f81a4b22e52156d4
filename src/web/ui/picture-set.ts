import { media } from '../app/paths.ts'

/** Widths that the shop stores of every picture, in CSS pixels. */
const variants = {
  square: { full: 640, smaller: [160, 320] },
  wide: { full: 1600, smaller: [480, 960] },
} as const

export type PictureShape = keyof typeof variants

/** `rice.webp` → its address and srcset: `rice@160.webp 160w, …`. */
export function pictureSet(picture: string, shape: PictureShape) {
  const src = media(picture)
  const name = /^(.*)\.webp$/.exec(src)?.[1]
  if (name === undefined) return { src }
  const { full, smaller } = variants[shape]
  const srcSet = [...smaller.map((width) => `${name}@${width}.webp ${width}w`), `${src} ${full}w`]
  return { src, srcSet: srcSet.join(', ') }
}
