const most = 60
// A name that a mail program would turn into a link is an advertisement: anybody can sign a
// stranger's address up.
const linkable = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2}|:\/\/|@|[<>[\]{}]/u

/** "Dear Amina Siddiqui," or, where the name is none to be repeated, "Assalam-o-alaikum,". */
export function greeting(name: string): string {
  const plain = oneLine(name)
  return plain === '' || plain.length > most || linkable.test(plain)
    ? 'Assalam-o-alaikum,'
    : `Dear ${plain},`
}

/** Whatever people typed, as one line without control signs: fit for a subject or a header. */
export const oneLine = (text: string) =>
  text.replace(/[\s\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e]+/gu, ' ').trim()
