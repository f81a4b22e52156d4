import { flushSync } from 'react-dom'

/** Renders the errors first, then focuses the first invalid field. */
export function focusWrong(form: HTMLFormElement | null, show: () => void) {
  flushSync(show)
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
  const field = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
  field?.focus({ preventScroll: true })
  // Centre it with its label, clear of sticky bars.
  field?.scrollIntoView({ block: 'center' })
}
