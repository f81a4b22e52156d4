/** The picture in a file, turned as its camera says; null for what this browser cannot show. */
export async function readPicture(file: Blob): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(file)
  const picture = await loadPicture(address)
  if (picture === null) URL.revokeObjectURL(address)
  return picture
}

/** The picture at an address; null where there is none that this browser can show. */
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
