import type { PageTable } from '../page.tsx'
import { pageAt } from './load-page.ts'

/** The table of pages is fetched now, a page's code when a pointer or a finger comes near a link to it. */
export function prefetchPages(pages: PageTable) {
  const table = pages()
  table.catch(() => undefined)
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      // If it fails, the click asks again.
      if (link?.origin !== window.location.origin) return
      void table.then((all) => pageAt(all, link.pathname).code).catch(() => undefined)
    })
  }
}
