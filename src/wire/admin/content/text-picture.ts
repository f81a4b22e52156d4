import type { TextPicture } from '#shop/content/text-pictures.store.ts'

/** `markdown`: with its size, so that a page leaves room for it before it is there. */
export const encodeTextPicture = ({ path, width, height }: TextPicture) => ({
  path,
  width,
  height,
  markdown: `![](/media/${path}#${width}x${height})`,
})
