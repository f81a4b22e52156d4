import { isEmail } from './email.ts'

// What means something between addresses: with one of these in it an address could become two.
const separators = /[,;:<>()[\]"\\]/

/** One plain address, by every parser's reading. */
export const isMailable = (address: string) => isEmail(address) && !separators.test(address)
