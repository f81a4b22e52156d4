/** The picture in a file, turned as its camera says; null for what this browser cannot show. */
export async function readPicture(file: Blob): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
    return picture
  } catch {
    URL.revokeObjectURL(picture.src)
    return null
  }
}
