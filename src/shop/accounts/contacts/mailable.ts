import { isEmail } from './email.ts'

// Separators in mail headers: one address could become two.
const separators = /[,;:<>()[\]"\\]/

/** True for one plain address in every mail parser. */
export const isMailable = (address: string) => isEmail(address) && !separators.test(address)
