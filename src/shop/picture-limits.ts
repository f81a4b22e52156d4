/** A file that is sent as a picture has at most so many bytes. */
export const maxPictureBytes = 5 * 1024 * 1024

/** And at most so many pixels, before any of them is decoded. */
export const maxPicturePixels = 25_000_000
