import { useEffect, useEffectEvent } from 'react'

/** Most milliseconds between two keys of a scanner; people type slower. */
const maxGap = 100
const minLength = 6

const noScan =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog'

/** Reads codes of a keyboard scanner (fast digits, then Enter) wherever the focus is, except in text fields and dialogs. */
export function useScanner(onScan: (code: string) => void) {
  const scan = useEffectEvent(onScan)
  useEffect(() => {
    let code = ''
    let last = 0
    const read = (event: KeyboardEvent) => {
      const { key, target, timeStamp, altKey, ctrlKey, metaKey } = event
      if (target instanceof Element && target.closest(noScan) !== null) return
      if (timeStamp - last > maxGap || altKey || ctrlKey || metaKey) code = ''
      last = timeStamp
      if (/^\d$/.test(key)) code += key
      else if (key === 'Enter' && code.length >= minLength) {
        // Enter must not press the focused button.
        event.preventDefault()
        event.stopPropagation()
        scan(code)
        code = ''
      } else code = ''
    }
    // Before any button hears of the key.
    addEventListener('keydown', read, { capture: true })
    return () => removeEventListener('keydown', read, { capture: true })
  }, [])
}
