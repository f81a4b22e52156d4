const side = 1600

/** A phone's photograph is larger than the shop needs, or takes: drawn smaller before it is sent. */
export async function smallerPhoto(photo: File): Promise<Blob> {
  try {
    const image = await createImageBitmap(photo)
    const scale = Math.min(1, side / Math.max(image.width, image.height))
    const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    image.close()
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
    return drawn ?? photo
  } catch {
    return photo // what the browser cannot read, the shop may: it says so otherwise
  }
}
