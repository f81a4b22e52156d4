import { useCallback, useRef } from 'react'

/**
 * The `ref` of parts that take each other's place, each with a `key` of its own: what comes gets the focus
 * if it was in what went: its last button, or itself where it has none and a `tabIndex`.
 */
export function useFocusHandedOn() {
  const had = useRef(false)
  return useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined
    const buttons = box.querySelectorAll<HTMLElement>('button:not(:disabled)')
    if (had.current) ([...buttons].at(-1) ?? box).focus()
    had.current = false
    return () => {
      had.current = box.contains(document.activeElement)
    }
  }, [])
}
