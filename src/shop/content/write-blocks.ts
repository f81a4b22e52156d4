import type { NewPicture } from '../accounts/picture.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/events.store.ts'
import { requirePermission } from '../permissions.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import {
  type BlockDraft,
  deleteBlock,
  findWrittenBlock,
  insertWrittenBlock,
  lockBlocks,
  updateBlock,
  updateBlockPosition,
  type WrittenBlock,
} from './blocks.store.ts'
import type { BlockPage } from './content.ts'

/** Writes a block under an id that the writer has chosen, so that the same call twice makes one. */
export async function createBlock(
  visit: Visit,
  at: { id: string; page: BlockPage },
  draft: BlockDraft,
): Promise<WrittenBlock> {
  const { id: actor } = requirePermission(visit, 'content.write')
  await visit.db.transaction(async (tx) => {
    if ((await insertWrittenBlock(tx, at, draft)) === 0) return
    const data = { name: draft.title }
    await record(tx, { kind: 'block.created', at: visit.now(), actor, subject: at.id, data })
  })
  return found(await findWrittenBlock(visit.db, at.id))
}

/**
 * Changes a block: what is not given stays. Refuses one that is gone (`block_not_found`), and another version than the
 * one that the change was made on (`changed_meanwhile`).
 */
export async function changeBlock(
  visit: Visit,
  { id, version }: { id: string; version: number },
  changes: Partial<BlockDraft>,
): Promise<WrittenBlock> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const { title, description, shown } = found(await findWrittenBlock(tx, id))
    const before = { title, description, shown }
    const after = { ...before, ...changes }
    if ((await updateBlock(tx, { id, version }, after)) === 0)
      throw new Refusal('changed_meanwhile')
    const data = { name: after.title, changes: changesBetween(before, after) }
    await record(tx, { kind: 'block.changed', at: visit.now(), actor, subject: id, data })
    return found(await findWrittenBlock(tx, id))
  })
}

/** Moves a block to a place on its page: 1 is the first, beyond the last it is the last. */
export async function moveBlock(visit: Visit, id: string, position: number): Promise<WrittenBlock> {
  const { id: actor } = requirePermission(visit, 'content.write')
  return visit.db.transaction(async (tx) => {
    const block = found(await findWrittenBlock(tx, id))
    const ids = (await lockBlocks(tx, block.page)).map((one) => one.id)
    const order = ids.filter((one) => one !== id).toSpliced(position - 1, 0, id)
    for (const [nth, one] of order.entries()) await updateBlockPosition(tx, one, nth + 1)
    const [before, after] = [ids.indexOf(id) + 1, order.indexOf(id) + 1]
    if (before !== after) {
      const changes = changesBetween({ position: before }, { position: after })
      const data = { name: block.title, changes }
      await record(tx, { kind: 'block.changed', at: visit.now(), actor, subject: id, data })
    }
    return found(await findWrittenBlock(tx, id))
  })
}

/** Takes a block away for good, with its picture; one that is gone stays gone. */
export async function removeBlock(
  visit: Visit,
  id: string,
  remove: NewPicture['remove'],
): Promise<void> {
  const { id: actor } = requirePermission(visit, 'content.write')
  const picture = await visit.db.transaction(async (tx) => {
    const block = await findWrittenBlock(tx, id)
    if (block === undefined || (await deleteBlock(tx, id)) === 0) return null
    const data = { name: block.title }
    await record(tx, { kind: 'block.removed', at: visit.now(), actor, subject: id, data })
    return block.picture
  })
  if (picture !== null) await remove(picture)
}

function found(block: WrittenBlock | undefined): WrittenBlock {
  if (block === undefined) throw new Refusal('block_not_found')
  return block
}
