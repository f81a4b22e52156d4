import type { Language } from '../../messages/language.ts'
import type { PageTable } from '../page.tsx'
import { withoutPrefix } from './language-prefix.ts'
import { pageAt } from './load-page.ts'

/** Fetches the page table now, and a page's code when a link to it is hovered or touched. */
export function prefetchPages(pages: PageTable, language: Language) {
  const table = pages()
  table.catch(() => undefined)
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      // If it fails, the click retries.
      if (link?.origin !== window.location.origin) return
      void table
        .then((all) => pageAt(all, withoutPrefix(language, link.pathname)).code)
        .catch(() => undefined)
    })
  }
}
