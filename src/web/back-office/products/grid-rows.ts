import { createStore } from '../../app/store.ts'
import { type GridRow, rowOf } from './grid-row.ts'
import type { StaffProduct } from './row-values.ts'

/** Rows by id, and how many steps can be undone. */
export type GridState = Readonly<{ rows: ReadonlyMap<string, GridRow>; steps: number }>

/** Where the rows are kept; `set` changes one and tells those who listen. */
export type GridRows = ReturnType<typeof openRows>

export function openRows(products: readonly StaffProduct[]) {
  const state = createStore<GridState>({
    rows: new Map(products.map((one) => [one.id, rowOf(one)])),
    steps: 0,
  })
  const put = (id: string, row: GridRow) => {
    state.set({ ...state.get(), rows: new Map(state.get().rows).set(id, row) })
  }
  const get = (id: string) => state.get().rows.get(id)
  return {
    state: state.get,
    subscribe: state.subscribe,
    ids: () => [...state.get().rows.keys()],
    get,
    add: (product: StaffProduct) => put(product.id, rowOf(product)),
    set(id: string, next: (row: GridRow) => GridRow) {
      const row = get(id)
      if (row !== undefined) put(id, next(row))
    },
    setSteps: (steps: number) => state.set({ ...state.get(), steps }),
  }
}
