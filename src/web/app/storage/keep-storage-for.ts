// Allow-list of keys that belong to the device; all others are personal and cleared.
const ofDevice = /^theme|^pictures|^office|-cart$/

/** Clears what another account left in this browser (address, order, lists), but keeps a guest's own data. null, at logout, clears
 * everything: the next user may be another person. */
export function keepStorageFor(account: string | null) {
  try {
    for (const store of [localStorage, sessionStorage]) {
      const before: unknown = store['owner']
      if (before === account) continue
      if (before)
        for (const key of Object.keys(store)) if (!ofDevice.test(key)) store.removeItem(key)
      store['owner'] = account ?? ''
      setTimeout(() => dispatchEvent(new Event('storage'))) // after this render, notify the readers of stored texts
    }
  } catch {
    // the server has no storage; blocked storage holds nothing
  }
}
