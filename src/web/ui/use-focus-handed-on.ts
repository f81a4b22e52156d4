import { useCallback, useRef } from 'react'

/**
 * The `ref` of parts that take each other's place, each with a `key` of its own: what comes gets the focus
 * if it was in what went, on its last button.
 */
export function useFocusHandedOn() {
  const had = useRef(false)
  return useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined
    if (had.current) [...box.querySelectorAll<HTMLElement>('button:not(:disabled)')].at(-1)?.focus()
    had.current = false
    return () => {
      had.current = box.contains(document.activeElement)
    }
  }, [])
}
