import { fold } from '#shop/fold.ts'

export const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether each typed word begins one of the words. */
export const wordsMatch = (words: readonly string[], typed: readonly string[]) =>
  typed.every((one) => words.some((word) => word.startsWith(one)))
