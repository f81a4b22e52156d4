/**
 * The account that the page was drawn for, null: a guest. Each change says it and is refused if another
 * account has logged in since; then `onOther` is told in which words.
 */
export const shownAccount: { id: string | null; onOther?: (words: string) => void } = {
  id: null,
}
