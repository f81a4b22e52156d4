/** Cycles through the lines that need attention. */
export function goToNext() {
  const rows = [...document.querySelectorAll<HTMLElement>('.quick-row[data-need]')]
  const [first] = rows
  const target = rows[rows.findIndex((row) => row.matches('[data-visited]')) + 1] ?? first
  for (const row of rows) row.toggleAttribute('data-visited', row === target)
  const way =
    target?.querySelector<HTMLElement>('.quick-product :is(button, input)') ??
    target?.querySelector<HTMLElement>('button')
  target?.scrollIntoView({ block: 'center' })
  way?.focus({ preventScroll: true })
}
