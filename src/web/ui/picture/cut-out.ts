import { type Crop, squareOf } from './crop.ts'

/** Twice the size that the shop stores. */
const side = 640

/** The square of the picture, as a file of its own. */
export async function cutOut(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const { naturalWidth: width, naturalHeight: height } = picture
  const square = squareOf({ width, height }, crop)
  pen.fillStyle = '#fff' // under what is transparent
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, square.x, square.y, square.side, square.side, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  return blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' })
}
