/** Maximum number of figures. */
export const rows = [0, 1, 2, 3, 4, 5] as const

export type TypedFigure = { label: string; count: string }

/** The typed figures without empty rows. */
export function figuresIn(values: FormData): TypedFigure[] {
  const all = (name: string) => values.getAll(name).map((value) => String(value).trim())
  const counts = all('count')
  return all('label')
    .map((label, row) => ({ label, count: counts[row] ?? '' }))
    .filter(({ label, count }) => label !== '' || count !== '')
}

/** Validates: each figure needs a number and a label. */
export function faultIn(figures: readonly TypedFigure[]): 'wrong' | 'noLabel' | null {
  if (figures.some(({ count }) => !/^\d{1,10}$/.test(count) || Number(count) > 1_000_000_000))
    return 'wrong'
  return figures.some(({ label }) => label === '') ? 'noLabel' : null
}
