/**
 * What the inline script in the head leaves behind until all of the page is hydrated. `isHydrating`: React takes
 * care of the page itself; only what happens in parts whose code comes later (`[data-late]`) is still recorded.
 */
export type EarlyEvents = {
  touched: Set<HTMLElement>
  record: (event: Event) => void
  isHydrating?: true
}

declare global {
  var early: EarlyEvents | undefined
}

export const recorded = ['click', 'input', 'submit'] as const
