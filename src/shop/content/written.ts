import type { Sql } from '#db/database.ts'
import type { NewPicture } from '../accounts/picture.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { type PlainRefusal, Refusal, refuseIf } from '../refusals.ts'
import type { Visit } from '../visit.ts'

type At = { id: string; version: number }

/** One kind of what staff write for shoppers: its rules, and its SQL. */
type Kind<Draft, Written extends At> = {
  /** What the audit calls it: "news.created", "news.changed", "news.removed". */
  kind: 'news' | 'shop-event' | 'block' | 'banner'
  missing: PlainRefusal
  rejectionReason?: (draft: Draft) => PlainRefusal | null
  nameOf: (draft: Draft) => string
  draftOf: (written: Written) => Draft
  picturesOf: (written: Written) => readonly (string | null)[]
  find: (db: Sql, id: string) => Promise<Written | undefined>
  /** 0 when it has another version by now, or is gone. */
  update: (tx: Sql, at: At, draft: Draft) => Promise<number>
  /** 0 when it is gone. */
  delete: (tx: Sql, id: string) => Promise<number>
}

/** How news, events, blocks and banners alike are written, changed by two people at once, and taken away. */
export function written<Draft extends object, Written extends At>(of: Kind<Draft, Written>) {
  const { kind, rejectionReason = () => null, nameOf, draftOf } = of

  function found(one: Written | undefined): Written {
    if (one === undefined) throw new Refusal(of.missing)
    return one
  }

  return {
    found,

    /**
     * Writes one under an id that the writer has chosen, so that the same call twice makes one. `insert`: 0 when this
     * id is there already.
     */
    async create(
      visit: Visit,
      { id, draft }: { id: string; draft: Draft },
      insert: (tx: Sql) => Promise<number>,
    ): Promise<Written> {
      const { id: actor } = requirePermission(visit, 'content.write')
      refuseIf(rejectionReason(draft))
      await visit.db.transaction(async (tx) => {
        if ((await insert(tx)) === 0) return
        const data = { name: nameOf(draft) }
        await record(tx, { kind: `${kind}.created`, at: visit.now(), actor, subject: id, data })
      })
      return found(await of.find(visit.db, id))
    },

    /** Changes one. Refuses what is gone, and another version than the one that the change was made on (`changed_meanwhile`). */
    async change(
      visit: Visit,
      { id, version }: At,
      change: (before: Draft) => Draft,
    ): Promise<Written> {
      const { id: actor } = requirePermission(visit, 'content.write')
      return visit.db.transaction(async (tx) => {
        const stored = found(await of.find(tx, id))
        if (stored.version !== version) throw new Refusal('changed_meanwhile')
        const before = draftOf(stored)
        const after = change(before)
        refuseIf(rejectionReason(after))
        if ((await of.update(tx, { id, version }, after)) === 0)
          throw new Refusal('changed_meanwhile')
        const data = { name: nameOf(after), changes: changesBetween(before, after) }
        await record(tx, { kind: `${kind}.changed`, at: visit.now(), actor, subject: id, data })
        return found(await of.find(tx, id))
      })
    },

    /** Takes one away for good, with its pictures; one that is gone stays gone. */
    async remove(visit: Visit, id: string, removePicture: NewPicture['remove']): Promise<void> {
      const { id: actor } = requirePermission(visit, 'content.write')
      const pictures = await visit.db.transaction(async (tx) => {
        const stored = await of.find(tx, id)
        if (stored === undefined || (await of.delete(tx, id)) === 0) return []
        const data = { name: nameOf(draftOf(stored)) }
        await record(tx, { kind: `${kind}.removed`, at: visit.now(), actor, subject: id, data })
        return of.picturesOf(stored)
      })
      for (const path of pictures) if (path) await removePicture(path)
    },

    /** Moves one among others in an order: 1 is the first, beyond the last it is the last. */
    move: (visit: Visit, at: { id: string; position: number }, row: Row<Written>) =>
      move({ ...of, found }, visit, at, row),
  }
}

/** Those among which one is moved, in their order. */
type Row<Written> = {
  lock: (tx: Sql, one: Written) => Promise<readonly { id: string }[]>
  updatePosition: (tx: Sql, id: string, position: number) => Promise<number>
}

function move<Draft, Written extends At>(
  of: Kind<Draft, Written> & { found: (one: Written | undefined) => Written },
  visit: Visit,
  { id, position }: { id: string; position: number },
  row: Row<Written>,
): Promise<Written> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const stored = of.found(await of.find(tx, id))
    const ids = (await row.lock(tx, stored)).map((one) => one.id)
    const order = ids.filter((one) => one !== id).toSpliced(position - 1, 0, id)
    for (const [nth, one] of order.entries()) await row.updatePosition(tx, one, nth + 1)
    const [before, after] = [ids.indexOf(id) + 1, order.indexOf(id) + 1]
    if (before !== after) {
      const changes = changesBetween({ position: before }, { position: after })
      const data = { name: of.nameOf(of.draftOf(stored)), changes }
      const kind = `${of.kind}.changed` as const
      await record(tx, { kind, at: visit.now(), actor, subject: id, data })
    }
    return of.found(await of.find(tx, id))
  })
}
