import { maxPictureBytes, maxPicturePixels } from '#shop/picture-limits.ts'

/** Longest side that the shop stores, in pixels. */
const usualSide = 2560
/** Phones can't draw larger canvases. */
const maxDrawnPixels = 120_000_000

/** Shrinks a photo with more pixels or bytes than the shop accepts; with `side`, also one with a longer side. Unreadable files pass
 * unchanged: the server reports what is wrong. */
export async function smallerPicture(picture: File, side?: number): Promise<File> {
  const address = URL.createObjectURL(picture)
  try {
    const image = await loaded(address)
    const [pixels, longest] = [
      image.naturalWidth * image.naturalHeight,
      Math.max(image.naturalWidth, image.naturalHeight),
    ]
    const fits = picture.size <= maxPictureBytes && pixels <= maxPicturePixels
    if (pixels > maxDrawnPixels || (fits && longest <= (side ?? longest))) return picture
    return await drawn(image, picture, Math.min(1, (side ?? usualSide) / longest))
  } catch {
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** `load` fires once the size is known; decoding happens when it is drawn. */
const loaded = (address: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', reject)
    image.src = address
  })

async function drawn(image: HTMLImageElement, picture: File, scale: number): Promise<File> {
  const width = Math.max(1, Math.round(image.naturalWidth * scale))
  const height = Math.max(1, Math.round(image.naturalHeight * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const written = (type: string) =>
    new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.88))
  // WebP keeps transparency; a browser that can't write it returns a PNG, which may be too large again.
  const first = await written(picture.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')
  const blob = first !== null && first.size <= maxPictureBytes ? first : await written('image/jpeg')
  return blob === null ? picture : new File([blob], picture.name, { type: blob.type })
}
