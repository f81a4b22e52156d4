import type { PageEntry } from '../page.tsx'
import { pageAt } from './load-page.ts'

/** A page's code is fetched when a pointer or a finger comes near a link to it. */
export function prefetchPages(pages: readonly PageEntry[]) {
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      // If it fails, the click asks again.
      if (link?.origin === window.location.origin)
        pageAt(pages, link.pathname).code.catch(() => undefined)
    })
  }
}
