/** Puts the cursor where something is to be corrected, once the errors are on the screen. */
export const focusWrong = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
