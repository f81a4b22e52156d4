import type { Answer } from '#wire/calls.ts'
import { isHiddenFirst, showingFields, showingOf } from '../content/showing.ts'

export type StaffBlock = Answer<'adminBlock'>['data']
export type BlockPage = StaffBlock['page']

export const blockFields = ['title', 'description', ...showingFields] as const
export type BlockField = (typeof blockFields)[number]
export type BlockValues = Pick<StaffBlock, BlockField>

export const noBlock: BlockValues = {
  title: '',
  description: '',
  shown: true,
  from: null,
  until: null,
}

export const valuesOf = (block: BlockValues): BlockValues => ({
  title: block.title,
  description: block.description,
  ...showingOf(block),
})

/** What is wrong with what was typed, by field. */
export function faultsIn({ title, ...showing }: BlockValues) {
  const faults: Partial<Record<BlockField, 'content.noTitleYet' | 'shown.endsFirst'>> = {}
  if (title.trim() === '') faults.title = 'content.noTitleYet'
  if (isHiddenFirst(showing)) faults.until = 'shown.endsFirst'
  return faults
}
