import type { Sql } from '#db/database.ts'
import { rows } from '#db/sql.ts'
import { changesBetween } from '../../events/changes.ts'
import type { ProductDraft } from '../product-draft.ts'

/**
 * One import; `by` is an account's id, null: whoever runs the machine. `file` '': not known. `change`: what
 * staff changed of many products, as JSON, where it was no list.
 */
export type ImportRun = { run: string; by: string | null; file: string; change?: string }

type Written = {
  added: readonly { id: string }[]
  changed: readonly {
    row: { id: string; version: number }
    before: ProductDraft
    draft: ProductDraft
  }[]
}

/** Notes what a part of an import has written, so that it can be undone. `at`: milliseconds UTC. */
export async function recordImported(
  tx: Sql,
  { run, by, file, change }: ImportRun,
  { added, changed }: Written,
  at: number,
) {
  await tx.run`
    insert into product_import (id, at, account_id, file, change, added, changed)
    values (${run}, ${at}, ${by}, ${file}, ${change ?? null}, ${added.length}, ${changed.length})
    on conflict (id) do update
      set added = product_import.added + ${added.length}, changed = product_import.changed + ${changed.length}`
  const changes = [
    ...added.map(({ id }) => [run, id, 0, 1, null, null]),
    ...changed.map(({ row, before, draft }) => [
      run,
      row.id,
      row.version,
      row.version + 1,
      JSON.stringify(differing(before, draft)),
      JSON.stringify(changesBetween(before, draft)),
    ]),
  ]
  await tx.run`insert into product_import_change (import_id, product_id, found, version, before, changes) values ${rows(changes)}`
}

/** The fields of `before` that the import changed. */
const differing = (before: ProductDraft, draft: ProductDraft): Partial<ProductDraft> =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(draft[field as keyof ProductDraft]),
    ),
  )

/** Imports of before `at` can be undone no more; one each time, as its changes can be many. */
export const deleteOldImport = (db: Sql, at: number) => db.run`
  delete from product_import where id in (select id from product_import where at < ${at} order by at, id limit 1)`
