/** Whatever people typed, as one line without control signs: fit for a subject or a header. */
export const oneLine = (text: string) =>
  text.replace(/[\s\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e]+/gu, ' ').trim()
