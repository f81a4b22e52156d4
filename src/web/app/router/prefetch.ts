import { pageAt } from './load-page.ts'

/** A page's code is fetched when a pointer or a finger comes near a link to it. */
export function fetchPagesAhead() {
  for (const sign of ['pointerover', 'focusin'] as const) {
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      // Only a wish: if it fails, the click asks again.
      if (link?.origin === window.location.origin) pageAt(link.pathname).code.catch(() => undefined)
    })
  }
}
