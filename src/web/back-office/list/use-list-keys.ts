import { useEffect } from 'react'
import { isSingleKey } from '../palette/single-keys.ts'
import { pressListKey } from './list-keys.ts'

/** J and K move through a list, X selects, N opens the next record, / goes to the search. */
export function useListKeys() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || !isSingleKey(event)) return
      if (document.querySelector('dialog[open]') !== null) return
      if (pressListKey(event.key.toLowerCase())) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
