/** Runs of letters, runs of digits, other characters: "1kg" is "1" and "kg". */
export const tokensOf = (folded: string): string[] =>
  folded.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}\s]/gu) ?? []

const startsAsWord = /^[\p{L}\p{N}]/u

export const isWord = (token: string): boolean => startsAsWord.test(token)
export const isNumber = (token: string): boolean => /^\p{N}/u.test(token)

/** Without signs; "lay's" is one word. */
export const wordsOf = (folded: string): string[] =>
  folded.replace(/(?<=\p{L})['’`](?=\p{L})/gu, '').match(/\p{L}+|\p{N}+/gu) ?? []
