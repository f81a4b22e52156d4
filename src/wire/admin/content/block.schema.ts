import { z } from 'zod'
import { blockPages, visibilities } from '#shop/content/content.ts'
import { Name, PlainText } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'
import { periodFields } from '../office/period.schema.ts'
import { ToCheck, urduLine, urduText } from '../../urdu.schema.ts'
import { collectionCalls } from './collection.schema.ts'

const fields = {
  title: Name(120),
  description: PlainText(10_000).describe('Markdown'),
  titleUr: urduLine(120),
  descriptionUr: urduText(10_000),
  shown: z.boolean().describe('false: only staff see it'),
}
const page = z.enum(blockPages)

/** A block of the about page, or an achievement, as staff write it. */
export const AdminBlock = z.object({
  ...fields,
  ...periodFields,
  id: z.string(),
  page,
  picture: z.string().nullable(),
  showing: z.enum(visibilities).describe('`out`: shoppers see it'),
  toCheck: ToCheck,
  version: z.int(),
})

const calls = collectionCalls('/admin/blocks', 'a block', {
  answer: AdminBlock,
  fields: { ...fields, ...periodFields },
  create: { page, ...fields, ...z.object(periodFields).partial().shape },
})

export const blockCalls = {
  adminBlocks: {
    route: 'GET /admin/blocks',
    access: 'content.read',
    summary: 'List the blocks of the about page, then the achievements, in display order',
    answer: data(z.array(AdminBlock)),
  },
  adminBlock: calls.read,
  adminCreateBlock: {
    ...calls.create,
    summary: 'Create a block at the end; the client chooses the id, so retries create one',
  },
  adminChangeBlock: calls.change,
  adminMoveBlock: calls.move,
  adminRemoveBlock: calls.remove,
  adminSetBlockPicture: calls.setPicture,
  adminRemoveBlockPicture: calls.removePicture,
} as const satisfies Record<string, CallSchema>
