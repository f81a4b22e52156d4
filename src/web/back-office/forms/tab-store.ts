/** Keeps a text in this tab, through a login or a reload; null forgets it. */
export function keepInTab(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage nothing is kept; sending and saving work as ever.
  }
}

/** What is kept; null: nothing. */
export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
