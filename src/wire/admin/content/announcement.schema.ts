import { z } from 'zod'
import { NameOrNone, Version } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'
import { OwnAddress } from '../../own-address.schema.ts'
import { periodFields } from '../office/period.schema.ts'

const fields = {
  text: NameOrNone(160).describe('a single line'),
  link: OwnAddress.nullable(),
  shown: z.boolean(),
  ...periodFields,
}

/** The line on top of every page of the shop. */
export const AdminAnnouncement = z.object({
  ...fields,
  link: z.string().nullable(),
  state: z.enum(['off', 'due', 'out', 'over']).describe('`out`: shoppers see it'),
  version: z.int(),
})

export const announcementCalls = {
  adminAnnouncement: {
    route: 'GET /admin/announcement',
    access: 'content.read',
    summary: 'Get the announcement at the top of every page',
    answer: data(AdminAnnouncement),
  },
  adminChangeAnnouncement: {
    route: 'PATCH /admin/announcement',
    access: 'content.write',
    summary: 'Change the announcement at the top of every page',
    body: z.object(fields).partial().extend({ version: Version }),
    answer: data(AdminAnnouncement),
  },
} as const satisfies Record<string, CallSchema>
