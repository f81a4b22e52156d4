/** Maximum size of an uploaded picture. */
export const maxPictureBytes = 5 * 1024 * 1024

/** Checked before decoding. */
export const maxPicturePixels = 25_000_000
