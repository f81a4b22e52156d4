const key = 'kiryana-quick-order'

/** A long list is not lost when somebody looks at a product and comes back; it goes with the tab. */
export function keptList(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function saveDraft(text: string) {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A full or forbidden storage only means that the list is not kept.
  }
}
