const rows = 'main :is(.office-table tbody tr, .product-grid > .grid-row, .list-rows > *)'
const search = 'main [type="search"]'
const steps: Record<string, number> = { j: 1, k: -1 }

/** Acts on a single key in a list; returns whether it did. The current row is the one with the focus. */
export function pressListKey(key: string): boolean {
  const step = steps[key]
  if (step !== undefined) return moveBy(step)
  if (key === 'x') return clickIn(currentRow(), '[data-select-row]')
  if (key === 'n') return clickIn(document, '[data-next-record]')
  return key === '/' && focusSearch()
}

const currentRow = () => document.activeElement?.closest<HTMLElement>(rows) ?? null

function moveBy(step: number): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(rows)]
  const here = currentRow()
  const at = here === null ? -1 : all.indexOf(here)
  const row = all[Math.max(0, Math.min(at + step, all.length - 1))]
  const stop = row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector('button, summary')
  stop?.focus()
  return stop !== null && stop !== undefined
}

function clickIn(within: ParentNode | null, selector: string): boolean {
  const element = within?.querySelector<HTMLElement>(selector)
  element?.click()
  return element !== null && element !== undefined
}

function focusSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>(search)].find(
    (one) => one.offsetParent !== null,
  )
  field?.focus()
  field?.select()
  return field !== undefined
}
