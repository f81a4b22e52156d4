import { ApiError } from '../../app/api/api-error.ts'
import type { GridRows } from './grid-rows.ts'
import { followedRow, refusedRow, savedRow, unsaved } from './grid-row.ts'
import { changesOf, type Field, type StaffProduct, textsOf } from './row-values.ts'

/** The calls. `why`: the sentence for a failed call. */
export type GridShop = {
  change: (id: string, changes: object) => Promise<StaffProduct>
  read: (id: string) => Promise<StaffProduct>
  why: (error: unknown) => string
}

/** Products saved at the same time. */
const atOnce = 4
/** Retries of a change on a product that others keep changing. */
const maxTries = 4

/** A cell of a product was saved as another text: its price was rounded. */
export type OnRounded = (id: string, field: Field, sent: string, stored: string) => void

/** Saves committed cells: several products at once, one call at a time per product. */
export function openSaver(rows: GridRows, shop: GridShop, onRounded: OnRounded) {
  const saving = new Set<string>()

  function pump() {
    for (const id of rows.ids()) {
      if (saving.size >= atOnce) return
      const row = rows.get(id)
      if (row && !saving.has(id) && unsaved(row).length > 0) void save(id)
    }
  }

  async function save(id: string) {
    saving.add(id)
    for (let tries = 1; await saveOnce(id, tries);) tries += 1
    saving.delete(id)
    pump()
  }

  /** Whether to retry on the latest product. */
  async function saveOnce(id: string, tries: number): Promise<boolean> {
    const row = rows.get(id)
    const sent = row === undefined ? [] : unsaved(row)
    if (row === undefined || sent.length === 0) return false
    rows.set(id, (one) => ({ ...one, sent }))
    try {
      const now = await shop.change(id, changesOf(row.product, row.committed, sent))
      rows.set(id, (one) => savedRow(one, row.committed, now))
      for (const field of sent)
        if (row.committed[field] !== textsOf(now)[field])
          onRounded(id, field, row.committed[field], textsOf(now)[field])
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 409 && tries < maxTries
      const now = isLate ? await shop.read(id).catch(() => null) : null
      if (now === null) rows.set(id, (one) => refusedRow(one, shop.why(error)))
      else rows.set(id, (one) => followedRow({ ...one, sent: [] }, now))
      return now !== null
    }
    return false
  }

  return { pump }
}
