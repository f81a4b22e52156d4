// Everything else is of the person: a new key is forgotten too, unless it is named here.
const ofDevice = /^theme|^pictures|^office|-cart$/

/**
 * Removes from this browser what another account has left: its address, its order, its lists. What a guest has left
 * is the person's own and stays. null, at logout: all of it, as others may use the device next.
 */
export function keepStorageFor(account: string | null) {
  try {
    for (const store of [localStorage, sessionStorage]) {
      const before: unknown = store['owner']
      if (before === account) continue
      if (before)
        for (const key of Object.keys(store)) if (!ofDevice.test(key)) store.removeItem(key)
      store['owner'] = account ?? ''
      setTimeout(() => dispatchEvent(new Event('storage'))) // after this render, to whoever shows a stored text
    }
  } catch {
    // The server has no storage, and where it is blocked nothing is stored.
  }
}
