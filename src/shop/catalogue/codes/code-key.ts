import { cleanCode } from '../../clean-text.ts'

/** The same for every spelling of a code: `zz-77` and `ZZ-77` are one product. */
export const codeKey = (code: string) => cleanCode(code.normalize('NFKC')).toLowerCase()
