import { useState } from 'react'

/** The selected rows; a row that leaves the list is deselected. */
export function useChosen<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => ids.has(id))
  return {
    chosen,
    isAll: chosen.length === rows.length,
    has: ({ id }: Row) => ids.has(id),
    set: ({ id }: Row, isChosen: boolean) =>
      setIds((before) => {
        const after = new Set(before)
        if (isChosen) after.add(id)
        else after.delete(id)
        return after
      }),
    setAll: (isChosen: boolean) => setIds(new Set(isChosen ? rows.map(({ id }) => id) : [])),
  }
}
export type Chosen<Row extends { id: string }> = ReturnType<typeof useChosen<Row>>
