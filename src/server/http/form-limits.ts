import { maxPictureBytes } from '#shop/picture-limits.ts'

/** What a multipart form may have; sizes in bytes. */
export const formLimits = {
  fileSize: maxPictureBytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: 10_000,
}

/** All of it, with the lines between its parts. */
export const maxFormBytes =
  formLimits.fileSize + formLimits.fields * formLimits.fieldSize + formLimits.parts * 1024
