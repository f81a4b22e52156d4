// All that is written into the page itself: bundled by the build into one small script (vite.config.ts).

import { deferBootstrap } from './deferred-bootstrap.ts'
import { darkMedia } from '../document/dark-pictures.ts'
import { addressKey, cartKey, draftKey, picturesKey, themeKey } from '../document/storage-keys.ts'
import { type EarlyEvents, type FieldState, recorded } from '../hydration/early-events.ts'

/** Sets the stored preferences on <html> before the first paint; without storage, none. */
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
  } catch {
    // Storage is forbidden, or holds something else.
  }
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

applyPreferences()
followTheme()
recordEvents()
deferBootstrap()

/** The pictures that the server wrote follow the chosen theme, now and when it changes. */
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

/** A plain link, and a form that can be posted as it is, do without scripts: they are not recorded. */
function recordEvents() {
  const early: EarlyEvents = {
    touched: new Map(),
    record(event) {
      const { target, type } = event
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return
      const element = wanted(target, type)
      if (!element) return
      // React would hear it while the text typed before is not known to it yet.
      if (!early.isHydrated) event.stopPropagation()
      else if (!early.touched.has(element) && !element.closest('[data-late]')) return
      if (type === 'submit') event.preventDefault()
      const { value, checked } = element as HTMLElement & FieldState
      // The radio button that was chosen last is replayed last.
      if (checked) early.touched.delete(element)
      early.touched.set(element, { value, checked })
      if (type !== 'input') element.dataset.early = ''
    },
  }
  globalThis.early = early
  for (const type of recorded) addEventListener(type, early.record, true)
}

function wanted(target: HTMLElement | SVGElement, type: string): HTMLElement | null {
  if (type === 'click') return target.closest<HTMLElement>('button[type=button]')
  if (target instanceof SVGElement) return null
  if (type === 'input') return target
  return target instanceof HTMLFormElement && target.noValidate ? target : null
}
