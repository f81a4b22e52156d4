import { darkMedia } from '../document/dark-pictures.ts'

/** The pictures that the server wrote follow the chosen theme, now and when it changes. */
export function followTheme() {
  new MutationObserver(setMedia).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  })
  addEventListener('DOMContentLoaded', setMedia)
}

function setMedia() {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    source.media = darkMedia()
}
