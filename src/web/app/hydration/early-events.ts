/** What the inline script in the head leaves behind until the page is hydrated. */
export type EarlyEvents = { touched: Set<HTMLElement>; record: (event: Event) => void }

declare global {
  var early: EarlyEvents | undefined
}

export const recorded = ['click', 'input', 'submit'] as const
