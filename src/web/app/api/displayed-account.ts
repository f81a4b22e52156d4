/**
 * The account that the page was drawn for, or 'guest'; unset in the back office. Each change says it and is refused if
 * another account has logged in since; then `onOther` is called with the refusal's message.
 */
export const displayedAccount: { id?: string; onOther?: (message: string) => void } = {}
