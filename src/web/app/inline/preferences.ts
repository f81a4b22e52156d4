import { addressKey, cartKey, draftKey, picturesKey, themeKey } from '../document/storage-keys.ts'

/** Sets the stored preferences on <html> before the first paint; without storage, none. */
export function applyPreferences() {
  const { dataset } = document.documentElement
  try {
    const theme = localStorage.getItem(themeKey)
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    const pictures = localStorage.getItem(picturesKey)
    if (pictures === 'tap' || (pictures === null && savesData())) dataset.pictures = 'tap'
    const cart = JSON.parse(localStorage.getItem(cartKey) || '[]') as { length?: number }
    if (cart.length) dataset.cart = String(cart.length)
    if (localStorage.getItem(addressKey)) dataset.address = '1'
    if (localStorage.getItem(draftKey)) dataset.draft = '1'
  } catch {
    // Storage is forbidden, or holds something else.
  }
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
