/** Puts the cursor where something is to be corrected, once the errors are on the screen. */
export const focusWrong = (form: HTMLFormElement) =>
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]')
    const field = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
    field?.focus()
  })
