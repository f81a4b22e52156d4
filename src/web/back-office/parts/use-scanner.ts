import { useEffect, useEffectEvent } from 'react'

const minLength = 6

const noScan =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog'

/**
 * Reads codes of a keyboard scanner (digits in a row, then Enter) wherever the focus is, except in text fields and dialogs.
 * The digits may come slowly: a wireless scanner or a busy computer is slow, and a code may be typed by hand.
 */
export function useScanner(onScan: (code: string) => void) {
  const scan = useEffectEvent(onScan)
  useEffect(() => {
    let code = ''
    const forget = () => (code = '')
    const read = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      const elsewhere = target instanceof Element && target.closest(noScan) !== null
      if (elsewhere || altKey || ctrlKey || metaKey) return forget()
      if (/^\d$/.test(key)) code += key
      else if (key === 'Enter' && code.length >= minLength) {
        // Enter must not press the focused button.
        event.preventDefault()
        event.stopPropagation()
        scan(code)
        forget()
      } else forget()
    }
    // Before any button hears of the key.
    addEventListener('keydown', read, { capture: true })
    addEventListener('pointerdown', forget, { capture: true })
    return () => {
      removeEventListener('keydown', read, { capture: true })
      removeEventListener('pointerdown', forget, { capture: true })
    }
  }, [])
}
