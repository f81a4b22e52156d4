/** There are six at most. */
export const rows = [0, 1, 2, 3, 4, 5] as const

export type TypedFigure = { label: string; count: string }

/** The figures that were typed, without the empty rows. */
export function figuresIn(values: FormData): TypedFigure[] {
  const all = (name: string) => values.getAll(name).map((value) => String(value).trim())
  const counts = all('count')
  return all('label')
    .map((label, row) => ({ label, count: counts[row] ?? '' }))
    .filter(({ label, count }) => label !== '' || count !== '')
}

/** What is wrong with them: a number that is none, or one that says nothing of what it counts. */
export function faultIn(figures: readonly TypedFigure[]): 'wrong' | 'noLabel' | null {
  if (figures.some(({ count }) => !/^\d{1,10}$/.test(count) || Number(count) > 1_000_000_000))
    return 'wrong'
  return figures.some(({ label }) => label === '') ? 'noLabel' : null
}
