import type { z } from 'zod'
import type { Draft, WrittenBlock } from '#shop/content/collections.ts'
import { visibilityAt } from '#shop/content/content.ts'
import type { AdminBlock, blockCalls } from './block.schema.ts'
import { decodePeriod, encodePeriod } from '../office/period.ts'

/** `now`: ms UTC. */
export function encodeAdminBlock(written: WrittenBlock, now: number): z.infer<typeof AdminBlock> {
  const { position: _, period, ...block } = written
  return { ...block, ...encodePeriod(period), showing: visibilityAt(written, now) }
}

type Body = Omit<z.infer<typeof blockCalls.adminChangeBlock.body>, 'version'>

/** Absent fields stay unchanged. */
export const decodeBlock = (
  { from, until, ...rest }: Body,
  before: Draft<WrittenBlock>,
): Draft<WrittenBlock> => ({
  ...before,
  ...rest,
  period: decodePeriod({ from, until }, before.period),
})
