import { isEmail } from '../accounts/sign-up-form.ts'

// What means something between addresses: with one of these in it an address could become two.
const separators = /[,;:<>()[\]"\\]/

/** One plain address, whoever reads it. */
export const isMailable = (address: string) => isEmail(address) && !separators.test(address)
