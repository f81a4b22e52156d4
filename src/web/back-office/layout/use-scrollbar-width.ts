import { useEffect } from 'react'

/** Writes the width of the page's scrollbar to `--scrollbar`; an open dialog hides the scrollbar. */
export function useScrollbarWidth() {
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      if (document.querySelector('dialog[open]')) return
      root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
    })
    observer.observe(root)
    return () => observer.disconnect()
  }, [])
}
