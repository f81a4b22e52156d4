// The build bundles this into one inline script (vite.config.ts).

import { deferBootstrap } from './deferred-bootstrap.ts'
import { darkMedia } from '../document/dark-pictures.ts'
import {
  addressKey,
  boughtKey,
  cartKey,
  draftKey,
  picturesKey,
  queuedAddsKey,
  themeKey,
  viewedKey,
} from '../document/storage-keys.ts'
import { type EarlyEvents, type FieldState, recorded } from '../hydration/early-events.ts'

/** Sets the stored preferences on <html> before the first paint. */
function applyPreferences() {
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
    if (localStorage.getItem(boughtKey)) dataset.bought = '1'
    if (localStorage.getItem(viewedKey)?.includes(' ')) dataset.viewed = '1'
  } catch {
    // storage is blocked or holds another value
  }
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

applyPreferences()
followTheme()
recordEvents()
deferBootstrap()

/** `<source>` pictures follow the chosen theme, now and when it changes. */
function followTheme() {
  new MutationObserver(setMedia).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  })
  addEventListener('DOMContentLoaded', setMedia)
}

function setMedia() {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    source.media = darkMedia()
}

/** Skip plain links and forms that can be posted: they work without scripts. */
function recordEvents() {
  const early: EarlyEvents = {
    touched: new Map(),
    record(event) {
      const { target, type } = event
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
      const element = wanted(target, type)
      if (!element) return
      // React would handle it before it knows the text typed earlier.
      if (!early.isHydrated) event.stopPropagation()
      else if (!early.touched.has(element) && !element.closest('[data-late]')) return
      if (type === 'submit') event.preventDefault()
      const { value, checked } = element as HTMLElement & FieldState
      // Replays the last chosen radio button last.
      if (checked) early.touched.delete(element)
      early.touched.set(element, { value, checked })
      if (type !== 'input') element.dataset.early = ''
    },
  }
  globalThis.early = early
  for (const type of recorded) addEventListener(type, early.record, true)
  addEventListener('pagehide', () => queueAdds(early))
}

/** The next page adds them (use-queued-adds.ts). Removed here: this page may come back. */
function queueAdds({ touched }: EarlyEvents) {
  for (const element of touched.keys()) {
    const { add } = element.dataset
    if (!add) continue
    touched.delete(element)
    delete element.dataset.early
    try {
      sessionStorage[queuedAddsKey] = `${sessionStorage[queuedAddsKey] ?? ''}${add}\n`
    } catch {
      // storage is blocked
    }
  }
}

function wanted(target: HTMLElement | SVGElement, type: string): HTMLElement | null {
  if (type === 'click') return target.closest<HTMLElement>('button[type=button]')
  if (target instanceof SVGElement) return null
  if (type === 'input') return target
  return target instanceof HTMLFormElement && target.noValidate ? target : null
}
