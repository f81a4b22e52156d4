/** Events that the inline script records before hydration, and until they are replayed. After `isHydrated` it only records those of parts whose code loads later
 * (`[data-late]`). */
export type EarlyEvents = {
  /** With the state after its last event: hydration may reset a field before the replay. */
  touched: Map<HTMLElement, FieldState>
  record: (event: Event) => void
  isHydrated?: boolean
}

export type FieldState = { value?: string | undefined; checked?: boolean | undefined }

declare global {
  var early: EarlyEvents | undefined
}

export const recorded = ['click', 'input', 'submit'] as const
