import type { Sql } from '#db/database.ts'
import { type AuditCursor, type AuditEntry, eventsOf } from '../events/audit.store.ts'
import type { Change } from '../events/changes.ts'
import { eventKindsIn } from '../events/event-kinds.ts'

const kinds = eventKindsIn('product')

/**
 * What happened to a product, the newest first, from `after` on: what staff did to it, and for as long as it can be
 * undone what price lists and changes of many products made of it. `name`: of the file.
 */
export async function historyOf(
  db: Sql,
  productId: string,
  after: AuditCursor | null,
  limit: number,
): Promise<{ entries: AuditEntry[]; next: AuditCursor | null }> {
  const [events, ofMany] = await Promise.all([
    eventsOf(db, kinds, productId, after, limit + 1),
    importsOf(db, productId),
  ])
  const isAfter = ({ at, seq }: AuditCursor) =>
    after === null || at < after.at || (at === after.at && seq < after.seq)
  const found = [...events, ...ofMany.filter(isAfter)].toSorted(
    (one, other) => other.at - one.at || other.seq - one.seq,
  )
  const entries = found.slice(0, limit)
  const last = found.length > limit ? entries.at(-1) : undefined
  return { entries, next: last === undefined ? null : { at: last.at, seq: last.seq } }
}

type ImportRow = {
  at: number
  actor: string | null
  actorName: string | null
  isList: number
  name: string
  changes: string | null
  undoneAt: number | null
  undoneBy: string | null
  undoneByName: string | null
}

/** Their numbers are below zero: an event of the same moment is newer. */
async function importsOf(db: Sql, productId: string): Promise<AuditEntry[]> {
  const rows = await db.all<ImportRow>`
    select product_import.at, account_id as actor, maker.full_name as "actorName", file as name, product_import_change.changes,
      case when change is null then 1 else 0 end as "isList",
      case when outcome = 'restored' then undone_at end as "undoneAt",
      undone_by as "undoneBy", undoer.full_name as "undoneByName"
    from product_import_change
    join product_import on product_import.id = import_id
    left join account maker on maker.id = account_id
    left join account undoer on undoer.id = undone_by
    where product_id = ${productId}
    order by product_import.at, product_import.id`
  const count = rows.length
  return rows.flatMap(({ undoneAt, undoneBy, undoneByName, isList, changes, ...row }, index) => {
    const made = JSON.parse(changes ?? '[]') as Change[]
    const entry: AuditEntry = {
      ...row,
      kind: isList === 1 ? 'products.imported' : 'products.changed',
      seq: 2 * (index - count),
      subject: productId,
      data: { changes: made },
    }
    if (undoneAt === null) return [entry]
    const undone: AuditEntry = {
      ...entry,
      kind: 'products.import-undone',
      at: undoneAt,
      seq: entry.seq + 1,
      actor: undoneBy,
      actorName: undoneByName,
      data: {
        changes: made.map(({ field, before, after }) => ({ field, before: after, after: before })),
      },
    }
    return [entry, undone]
  })
}
