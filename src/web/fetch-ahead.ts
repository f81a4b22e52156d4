import { matchPath } from 'react-router'
import { pages } from './pages.ts'

/** A page's code is fetched when a pointer or a finger comes near a link to it. */
export function fetchPagesAhead() {
  for (const sign of ['pointerover', 'focusin'] as const) {
    document.addEventListener(sign, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === window.location.origin) fetchPage(link.pathname)
    })
  }
}

function fetchPage(address: string) {
  const page = pages.find(({ path }) => matchPath(path, address))
  // Only a wish: if it fails, the click asks again.
  page?.module().catch(() => undefined)
}
