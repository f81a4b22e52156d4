import { useEffect, useRef } from 'react'

/**
 * Collects what is typed from `start` until `take`, while the palette loads: the page must neither get these keys nor
 * take them for shortcuts.
 */
export function useEarlyTyping(onEscape: () => void) {
  /** null: keys go where they belong */
  const typed = useRef<string | null>(null)
  const escape = useRef(onEscape)
  useEffect(() => void (escape.current = onEscape))
  useEffect(() => {
    const collect = (event: KeyboardEvent) => {
      if (typed.current === null || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') {
        typed.current = null
        escape.current()
      } else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
    }
    window.addEventListener('keydown', collect, { capture: true })
    return () => window.removeEventListener('keydown', collect, { capture: true })
  }, [])
  return {
    start: () => void (typed.current ??= ''),
    stop: () => void (typed.current = null),
    /** The text; the keys after it go to the focused field. */
    take() {
      const text = typed.current ?? ''
      typed.current = null
      return text
    },
  }
}
