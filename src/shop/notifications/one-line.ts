/** One line without control characters, safe for subjects and headers. */
export const oneLine = (text: string) =>
  text.replace(/[\s\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e]+/gu, ' ').trim()
