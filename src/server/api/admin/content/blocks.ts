import { findWrittenBlock, listWrittenBlocks } from '#shop/content/blocks.store.ts'
import { changeBlock, createBlock, moveBlock, removeBlock } from '#shop/content/write-blocks.ts'
import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import { decodeBlockChanges, decodeNewBlock, encodeAdminBlock } from '#wire/admin/content/block.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { deleteStoryPicture, saveStoryPicture } from '../../../media/story-picture.ts'

export const blockHandlers = {
  async adminBlocks({ db, now }) {
    const at = now()
    return { data: (await listWrittenBlocks(db)).map((block) => encodeAdminBlock(block, at)) }
  },
  adminBlock: (visit, { params }) => one(visit, params.id),
  adminCreateBlock: async (visit, { body: { id, page, ...draft } }) => ({
    data: encodeAdminBlock(
      await createBlock(visit, { id, page }, decodeNewBlock(draft)),
      visit.now(),
    ),
  }),
  async adminChangeBlock(visit, { params: { id }, body: { version, ...body } }) {
    const block = await changeBlock(visit, { id, version }, (before) =>
      decodeBlockChanges(body, before),
    )
    return { data: encodeAdminBlock(block, visit.now()) }
  },
  adminMoveBlock: async (visit, { params, body }) => ({
    data: encodeAdminBlock(await moveBlock(visit, params.id, body.position), visit.now()),
  }),
  async adminRemoveBlock(visit, { params }, http) {
    await removeBlock(visit, params.id, http.pictures.removeStoryPicture)
    return doneIn(http, 'done.blockRemoved')
  },
  async adminSetBlockPicture(visit, { params: { id } }, http) {
    await saveStoryPicture(visit, { kind: 'block', id }, http)
    return one(visit, id)
  },
  async adminRemoveBlockPicture(visit, { params: { id } }, http) {
    await deleteStoryPicture(visit, { kind: 'block', id }, http)
    return one(visit, id)
  },
} satisfies Partial<Handlers>

async function one({ db, now }: Visit, id: string) {
  const block = await findWrittenBlock(db, id)
  if (block === undefined) throw new Refusal('block_not_found')
  return { data: encodeAdminBlock(block, now()) }
}
