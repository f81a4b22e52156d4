import type { Sql, Tx } from '#db/database.ts'

/**
 * The transaction, for a statement that changes what the catalogue shows: the version goes up with it. Every such
 * statement is written by it (`test/house`). Last, because two changes of the catalogue must lock products first
 * (docs/decisions/0011-lock-order.md).
 */
export function changeCatalogue(tx: Tx): Tx {
  tx.beforeCommit(bump)
  return tx
}

const bump = (tx: Tx) => tx.run`update catalogue_version set version = version + 1`

/** Locks the catalogue against other writers until this transaction ends. */
export const lockCatalogue = (tx: Sql) =>
  tx.one`select version from catalogue_version where name = 'catalogue' ${tx.forUpdate}`

export async function readVersion(db: Sql): Promise<number> {
  const { version } = await db.one<{ version: number }>`
    select version from catalogue_version where name = 'catalogue'`
  return version
}
