/** `word` if it is one of these, else `other`. */
export const oneOfOr = <T extends string>(all: readonly T[], word: string | null, other: T): T =>
  all.find((one) => one === word) ?? other
