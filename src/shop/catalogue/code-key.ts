/** The same for every spelling of a code: `zz-77` and `ZZ-77` are one product. */
export const codeKey = (code: string) => code.normalize('NFKC').toLowerCase()
