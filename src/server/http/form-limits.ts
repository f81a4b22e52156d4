import { maxPictureBytes } from '#shop/picture-limits.ts'

/** Limits of a multipart form; sizes in bytes. */
export const formLimits = {
  fileSize: maxPictureBytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  fieldSize: 10_000,
}

/** Total size including boundaries. */
export const maxFormBytes =
  formLimits.fileSize + formLimits.fields * formLimits.fieldSize + formLimits.parts * 1024
