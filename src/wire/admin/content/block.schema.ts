import { z } from 'zod'
import { blockPages, shownStates } from '#shop/content/content.ts'
import { Name, PlainText, Version } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Done } from '../../call-schema.ts'
import { periodFields } from '../office/period.schema.ts'

const fields = {
  title: Name(120),
  description: PlainText(10_000).describe('Markdown'),
  shown: z.boolean().describe('false: only staff see it'),
}

const { from, until } = periodFields

/** A block of the about page, or an achievement, as staff write it. */
export const AdminBlock = z.object({
  ...fields,
  ...periodFields,
  id: z.string(),
  page: z.enum(blockPages),
  picture: z.string().nullable(),
  showing: z.enum(shownStates).describe('`out`: shoppers see it'),
  version: z.int(),
})

export const blockCalls = {
  adminBlocks: {
    route: 'GET /admin/blocks',
    access: 'content.read',
    summary: 'List the blocks of the about page, then the achievements, in display order',
    answer: data(z.array(AdminBlock)),
  },
  adminBlock: {
    route: 'GET /admin/blocks/:id',
    access: 'content.read',
    summary: 'Get a block',
    params: ById,
    answer: data(AdminBlock),
  },
  adminCreateBlock: {
    route: 'POST /admin/blocks',
    access: 'content.write',
    summary: 'Create a block at the end; the client chooses the id, so retries create one', // prettier-ignore
    body: z.object({
      id: z.uuid(),
      page: z.enum(blockPages),
      ...fields,
      from: from.optional(),
      until: until.optional(),
    }),
    status: 201,
    answer: data(AdminBlock),
  },
  adminChangeBlock: {
    route: 'PATCH /admin/blocks/:id',
    access: 'content.write',
    summary: 'Change a block',
    params: ById,
    body: z
      .object({ ...fields, ...periodFields })
      .partial()
      .extend({ version: Version }),
    answer: data(AdminBlock),
  },
  adminMoveBlock: {
    route: 'POST /admin/blocks/:id/position',
    access: 'content.write',
    summary: 'Move a block on its page (1: first)',
    params: ById,
    body: z.object({ position: z.int().min(1).max(1000) }),
    answer: data(AdminBlock),
  },
  adminRemoveBlock: {
    route: 'DELETE /admin/blocks/:id',
    access: 'content.write',
    summary: 'Delete a block',
    params: ById,
    answer: Done,
  },
  adminSetBlockPicture: {
    route: 'POST /admin/blocks/:id/picture',
    access: 'content.write',
    summary: 'Set the picture of a block',
    params: ById,
    multipart: { picture: 'file' },
    answer: data(AdminBlock),
  },
  adminRemoveBlockPicture: {
    route: 'DELETE /admin/blocks/:id/picture',
    access: 'content.write',
    summary: 'Delete the picture of a block',
    params: ById,
    answer: data(AdminBlock),
  },
} as const satisfies Record<string, CallSchema>
