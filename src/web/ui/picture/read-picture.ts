/** Applies the camera's rotation; null if this browser can't decode the file. */
export async function readPicture(file: Blob): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(file)
  const picture = await loadPicture(address)
  if (picture === null) URL.revokeObjectURL(address)
  return picture
}

/** null if missing or not decodable by this browser. */
export async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return picture
  } catch {
    return null
  }
}
