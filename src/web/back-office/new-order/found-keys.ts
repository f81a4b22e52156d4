import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const foundIn = (box: Element) => [...box.querySelectorAll<HTMLElement>('li button:enabled')]

/** Puts the focus on the first of what a search found. */
export const focusFirst = (box: Element | null) => {
  if (box !== null) foundIn(box)[0]?.focus()
}

/**
 * The arrow keys go from one of what a search found to the next, and back up to the search. What is typed there is
 * typed into the search in place of the text before, so that a scanner that goes on does not press a button.
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
