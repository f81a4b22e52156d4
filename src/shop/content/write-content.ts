import type { NewPicture } from '../accounts/picture.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal, refuseIf } from '../refusals.ts'
import { saveTexts } from '../translations/save-texts.ts'
import type { SavedText } from '../translations/carried.ts'
import type { Visit } from '../visit.ts'
import type { Collection, Draft, Stored } from './collections.ts'
import { deleteContent, findContent, insertContent, lockPlace, updateContent, updatePosition } from './collections.store.ts' // prettier-ignore

/** The record, or the refusal that it is missing. */
export function found<W extends Stored>(of: Collection<W>, one: W | undefined): W {
  if (one === undefined) throw new Refusal(of.missing)
  return one
}

/** The Urdu of some fields, as it was written; '': no translation. */
export type UrduWords = Readonly<Record<string, string>>

/** Creates a record at the end of its place. `id` is chosen by the client, so retries create one. `urdu` is its translation. */
export async function createContent<W extends Stored>(
  visit: Visit,
  of: Collection<W>,
  at: { id: string; place?: string },
  draft: Draft<W>,
  urdu: UrduWords = {},
): Promise<W> {
  const { id: actor } = requirePermission(visit, 'content.write')
  refuseIf(of.rejectionReason?.(draft) ?? null)
  await visit.db.transaction(async (tx) => {
    if ((await insertContent(tx, of, at, draft)) === 0) return
    const [now, data] = [visit.now(), { name: nameOf(of, draft) }]
    await saveTexts(tx, textsOf(of, null, draft, urdu), { actor, at: now })
    await record(tx, { kind: `${of.kind}.created`, at: now, actor, subject: at.id, data })
  })
  return found(of, await findContent(visit.db, of, at.id))
}

/**
 * Changes a record and its Urdu; Urdu that is not given goes along with its text (`carried`). Refuses a missing record, and another version than the one that the change was made on (`changed_meanwhile`).
 */
export async function changeContent<W extends Stored>(
  visit: Visit,
  of: Collection<W>,
  { id, version }: { id: string; version: number },
  change: (before: W) => Draft<W>,
  urdu: UrduWords = {},
): Promise<W> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const before = found(of, await findContent(tx, of, id, true))
    if (before.version !== version) throw new Refusal('changed_meanwhile')
    const after = { ...before, ...change(before) }
    refuseIf(of.rejectionReason?.(after) ?? null)
    await updateContent(tx, of, id, after)
    const at = visit.now()
    await saveTexts(tx, textsOf(of, before, after, urdu), { actor, at })
    const data = { name: nameOf(of, after), changes: changesBetween(before, after) }
    await record(tx, { kind: `${of.kind}.changed`, at, actor, subject: id, data })
    return { ...after, version: version + 1 }
  })
}

/** Moves a record within its place: 1 is the first, beyond the last it is the last. */
export function moveContent<W extends Stored>(
  visit: Visit,
  of: Collection<W>,
  { id, position }: { id: string; position: number },
): Promise<W> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const ids = (await lockPlace(tx, of, id)).map((one) => one.id)
    const moved = found(of, await findContent(tx, of, id))
    const order = ids.filter((one) => one !== id).toSpliced(position - 1, 0, id)
    for (const [index, one] of order.entries())
      await updatePosition(tx, of, { id: one, position: index + 1 })
    const [before, after] = [ids.indexOf(id) + 1, order.indexOf(id) + 1]
    if (before !== after) {
      const changes = changesBetween({ position: before }, { position: after })
      const data = { name: nameOf(of, moved), changes }
      await record(tx, { kind: `${of.kind}.changed`, at: visit.now(), actor, subject: id, data })
    }
    return { ...moved, position: after }
  })
}

/** Deletes a record with its pictures; a missing one stays missing. */
export async function removeContent<W extends Stored>(
  visit: Visit,
  of: Collection<W>,
  id: string,
  removePicture: NewPicture['remove'],
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const pictures = await visit.db.transaction(async (tx) => {
    const gone = await findContent(tx, of, id, true)
    if (gone === undefined) return []
    await deleteContent(tx, of, id)
    const data = { name: nameOf(of, gone) }
    await record(tx, { kind: `${of.kind}.removed`, at: visit.now(), actor, subject: id, data })
    return Object.keys(of.pictures).map((which) => gone[which as keyof W])
  })
  for (const path of pictures) if (typeof path === 'string') await removePicture(path)
}

function textsOf<W extends Stored>(
  { words }: Collection<W>,
  before: W | null,
  after: Draft<W>,
  urdu: UrduWords,
): SavedText[] {
  return words.map((name) => ({
    before: String(before?.[name as keyof W] ?? ''),
    after: String(after[name] ?? ''),
    urdu: urdu[name],
  }))
}

export const nameOf = <W extends Stored>(of: Collection<W>, draft: Draft<W>) =>
  String(draft[of.title])
