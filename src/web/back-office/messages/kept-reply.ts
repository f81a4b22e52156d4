const keyOf = (messageId: string) => `reply ${messageId}`

/** Keeps an answer that is not sent yet in this tab, through a login or a reload; '' forgets it. */
export function keepReply(messageId: string, text: string) {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(messageId))
    else sessionStorage.setItem(keyOf(messageId), text)
  } catch {
    // Without storage nothing is kept; sending works as ever.
  }
}

export function keptReply(messageId: string): string {
  try {
    return sessionStorage.getItem(keyOf(messageId)) ?? ''
  } catch {
    return ''
  }
}
