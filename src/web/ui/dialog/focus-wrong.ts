import { flushSync } from 'react-dom'

/** Has the errors on the screen, and puts the cursor where the first is to be corrected. */
export function focusWrong(form: HTMLFormElement | null, show: () => void) {
  flushSync(show)
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
  const field = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
  field?.focus({ preventScroll: true })
  // With its label, and clear of what sticks to the edges of the screen.
  field?.scrollIntoView({ block: 'center' })
}
