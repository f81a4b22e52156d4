import { chosenIn, committedRow, followedRow, type GridRow, typedInto } from './grid-row.ts'
import { type GridRows, openRows } from './grid-rows.ts'
import { type Field, fields, type StaffProduct, textsOf } from './row-values.ts'
import { type GridShop, openSaver } from './save-rows.ts'

export type Edit = { id: string; field: Field; text: string }
type Step = readonly { id: string; field: Field; before: string; after: string }[]

/** Prices and stock that are typed here and saved behind: each product's cells go together, one call after the other. */
export function openGrid(products: readonly StaffProduct[], shop: GridShop) {
  const rows = openRows(products)
  const history: Step[] = []
  const { pump } = openSaver(rows, shop, (id, field, sent, stored) => {
    // Undo leaves cells alone that are not as it left them.
    for (const edit of history.flat())
      if (edit.id === id && edit.field === field && edit.after === sent) edit.after = stored
  })

  /** Validates and sends the typed text. */
  function commit(ids: readonly string[]): Step {
    const step = ids.flatMap((id) => changedBy(rows, id))
    pump()
    return step
  }

  function note(step: Step) {
    if (step.length === 0) return
    history.push(step)
    rows.setSteps(history.length)
  }

  return {
    state: rows.state,
    subscribe: rows.subscribe,
    type: (id: string, field: Field, text: string) =>
      rows.set(id, (row) => typedInto(row, field, text)),
    commit: (id: string) => note(commit([id])),
    /** Many cells at once, as one step. */
    write(edits: readonly Edit[]) {
      for (const { id, field, text } of edits) rows.set(id, (row) => typedInto(row, field, text))
      note(commit([...new Set(edits.map(({ id }) => id))]))
    },
    /** Undoes the last step, except in cells changed since. */
    undo() {
      const step = history.pop() ?? []
      rows.setSteps(history.length)
      const own = step.filter(({ id, field, after }) => {
        const row = rows.get(id)
        return row?.committed[field] === after && row.theirs[field] === undefined
      })
      for (const { id, field, before } of own) rows.set(id, (row) => typedInto(row, field, before))
      commit([...new Set(own.map(({ id }) => id))])
    },
    choose(id: string, field: Field, isMine: boolean) {
      rows.set(id, (row) => chosenIn(row, field, isMine))
      pump()
    },
    /** Retries a refused change. */
    retry() {
      for (const id of rows.ids()) rows.set(id, (row) => ({ ...row, refused: {} }))
      pump()
    },
    /** Takes the reloaded list; skips cells being saved or newer here. */
    follow(now: readonly StaffProduct[]) {
      for (const product of now) {
        const row = rows.get(product.id)
        if (row === undefined) rows.add(product)
        else if (row.sent.length === 0 && product.version >= row.product.version)
          rows.set(product.id, (one) => followedRow(one, product))
      }
    },
  }
}
export type Grid = ReturnType<typeof openGrid>

/** The value that an undo brings back: a refused one was never saved. */
const lastGood = ({ product, committed, faults, refused }: GridRow, field: Field) =>
  (faults[field] ?? refused[field]) === undefined ? committed[field] : textsOf(product)[field]

function changedBy(rows: GridRows, id: string): Step {
  const before = rows.get(id)
  rows.set(id, committedRow)
  const after = rows.get(id)
  if (before === undefined || after === undefined) return []
  return fields
    .filter((field) => before.committed[field] !== after.committed[field])
    .map((field) => ({
      id,
      field,
      before: lastGood(before, field),
      after: after.committed[field],
    }))
}
