/**
 * What the inline script in the head leaves behind until all of the page is hydrated. `isHydrated`: React takes
 * care of the page itself; only what happens in parts whose code comes later (`[data-late]`) is still recorded.
 */
export type EarlyEvents = {
  /** Each with its state after its last event: hydration itself may reset a field before its replay. */
  touched: Map<HTMLElement, FieldState>
  record: (event: Event) => void
  isHydrated?: true
}

export type FieldState = { value?: string | undefined; checked?: boolean | undefined }

declare global {
  var early: EarlyEvents | undefined
}

export const recorded = ['click', 'input', 'submit'] as const
