import type { Answer } from '#wire/calls.ts'

export type StaffBlock = Answer<'adminBlock'>['data']
export type BlockPage = StaffBlock['page']

export const blockFields = ['title', 'description', 'shown'] as const
export type BlockField = (typeof blockFields)[number]
export type BlockValues = Pick<StaffBlock, BlockField>

export const noBlock: BlockValues = { title: '', description: '', shown: true }

export const valuesOf = ({ title, description, shown }: BlockValues): BlockValues => ({
  title,
  description,
  shown,
})
