import { useCallback, useRef } from 'react'

/** `ref` for parts that replace each other, each with its own `key`. If the focus was in the old part, the new one gets it: on its last
 * button, else on itself (it then needs a `tabIndex`). */
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
