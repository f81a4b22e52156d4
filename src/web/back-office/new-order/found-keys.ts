import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const foundIn = (box: Element) => [...box.querySelectorAll<HTMLElement>('li button:enabled')]

/** Focuses the first search result. */
export const focusFirst = (box: Element | null) => {
  if (box !== null) foundIn(box)[0]?.focus()
}

/**
 * Arrow keys move between the search results and back to the search. Typing on a result starts a new search, so that a
 * scanner doesn't press a button.
 */
export function goAmongFound(box: Element | null, event: KeyboardEvent) {
  if (box === null || event.altKey || event.ctrlKey || event.metaKey) return
  const input = box.querySelector('input')
  if (event.key.length === 1 && event.key !== ' ') {
    input?.focus()
    input?.select()
  }
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const stops = [input, ...foundIn(box)]
  const at = stops.findIndex((one) => one === event.target)
  stops[Math.min(at + step, stops.length - 1)]?.focus()
}
