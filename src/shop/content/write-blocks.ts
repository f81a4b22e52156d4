import { endsFirst } from '../pricing/period.ts'
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
import { written } from './written.ts'

const blocks = written<BlockDraft, WrittenBlock>({
  kind: 'block',
  missing: 'block_not_found',
  rejectionReason: ({ period }) => (endsFirst(period) ? 'block_ends_first' : null),
  nameOf: ({ title }) => title,
  draftOf: ({ title, description, shown, period }) => ({ title, description, shown, period }),
  picturesOf: ({ picture }) => [picture],
  find: findWrittenBlock,
  update: updateBlock,
  delete: deleteBlock,
})

/**
 * Writes a block under an id that the writer has chosen, so that the same call twice makes one. Refuses one that is
 * hidden before it is shown (`block_ends_first`).
 */
export const createBlock = (
  visit: Visit,
  at: { id: string; page: BlockPage },
  draft: BlockDraft,
): Promise<WrittenBlock> =>
  blocks.create(visit, { id: at.id, draft }, (tx) => insertWrittenBlock(tx, at, draft))

/**
 * Changes a block. Refuses one that is gone (`block_not_found`), and another version than the
 * one that the change was made on (`changed_meanwhile`).
 */
export const changeBlock = blocks.change

/** Moves a block to a place on its page: 1 is the first, beyond the last it is the last. */
export const moveBlock = (visit: Visit, id: string, position: number): Promise<WrittenBlock> =>
  blocks.move(
    visit,
    { id, position },
    { lock: (tx, { page }) => lockBlocks(tx, page), updatePosition: updateBlockPosition },
  )

/** Takes a block away for good, with its picture; one that is gone stays gone. */
export const removeBlock = blocks.remove
