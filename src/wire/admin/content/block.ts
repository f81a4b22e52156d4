import type { z } from 'zod'
import type { BlockDraft, WrittenBlock } from '#shop/content/blocks.store.ts'
import { shownStateAt } from '#shop/content/content.ts'
import { always } from '#shop/pricing/period.ts'
import type { AdminBlock, blockCalls } from './block.schema.ts'
import { decodePeriod, encodePeriod } from '../office/period.ts'

/** `now`: ms UTC. */
export function encodeAdminBlock(written: WrittenBlock, now: number): z.infer<typeof AdminBlock> {
  const { position: _, period, ...block } = written
  return { ...block, ...encodePeriod(period), showing: shownStateAt(written, now) }
}

type New = Omit<z.infer<typeof blockCalls.adminCreateBlock.body>, 'id' | 'page'>
type Changes = Omit<z.infer<typeof blockCalls.adminChangeBlock.body>, 'version'>

export const decodeNewBlock = ({ from, until, ...draft }: New): BlockDraft => ({
  ...draft,
  period: decodePeriod({ from, until }, always),
})

/** Absent fields stay unchanged. */
export const decodeBlockChanges = (
  { title, description, shown, ...period }: Changes,
  before: BlockDraft,
): BlockDraft => ({
  title: title ?? before.title,
  description: description ?? before.description,
  shown: shown ?? before.shown,
  period: decodePeriod(period, before.period),
})
