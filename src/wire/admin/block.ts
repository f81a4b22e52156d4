import type { z } from 'zod'
import type { BlockDraft, WrittenBlock } from '#shop/content/blocks.store.ts'
import type { AdminBlock, blockCalls } from './block.schema.ts'

export const encodeAdminBlock = ({
  position: _,
  ...block
}: WrittenBlock): z.infer<typeof AdminBlock> => block

type Changes = Omit<z.infer<typeof blockCalls.adminChangeBlock.body>, 'version'>

/** What is not given stays. */
export const decodeBlockChanges = ({
  title,
  description,
  shown,
}: Changes): Partial<BlockDraft> => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
  ...(shown !== undefined && { shown }),
})
