import { z } from 'zod'
import { eventStates, shownStates } from '#shop/content/content.ts'
import { Name, NameOrNone, PlainText, Version } from '../../amounts.schema.ts'
import { ById, type CallSchema, counted, data, Done, Paged } from '../../call-schema.ts'
import { periodFields } from '../office/period.schema.ts'

const fields = {
  name: Name(120),
  description: PlainText(10_000).describe('Markdown'),
  location: NameOrNone(200).describe('venue'),
  firstDay: z.iso.date().describe("first day, in the shop's time zone"),
  lastDay: z.iso.date().describe("last day, in the shop's time zone"),
  shown: z.boolean().describe('false: a draft, only staff see it'),
}

const { from, until } = periodFields

/** An event of the shop's calendar, as staff write it. */
export const AdminEvent = z.object({
  ...fields,
  ...periodFields,
  id: z.string(),
  picture: z.string().nullable(),
  showing: z.enum(shownStates).describe('`out`: shoppers see it'),
  state: z.enum(eventStates).describe('draft, or whether the event is upcoming, current or over'),
  version: z.int(),
})

export const eventCalls = {
  adminEvents: {
    route: 'GET /admin/events',
    access: 'content.read',
    summary: 'List all events: drafts first, then by first day, latest first',
    query: Paged.omit({ q: true }).extend({ state: z.enum(eventStates).optional() }),
    answer: counted(AdminEvent),
  },
  adminEvent: {
    route: 'GET /admin/events/:id',
    access: 'content.read',
    summary: 'Get an event',
    params: ById,
    answer: data(AdminEvent),
  },
  adminCreateEvent: {
    route: 'POST /admin/events',
    access: 'content.write',
    summary: 'Create an event; the client chooses the id, so retries create one',
    body: z.object({ id: z.uuid(), ...fields, from: from.optional(), until: until.optional() }),
    status: 201,
    answer: data(AdminEvent),
  },
  adminChangeEvent: {
    route: 'PATCH /admin/events/:id',
    access: 'content.write',
    summary: 'Change an event',
    params: ById,
    body: z
      .object({ ...fields, ...periodFields })
      .partial()
      .extend({ version: Version }),
    answer: data(AdminEvent),
  },
  adminRemoveEvent: {
    route: 'DELETE /admin/events/:id',
    access: 'content.write',
    summary: 'Delete an event',
    params: ById,
    answer: Done,
  },
  adminSetEventPicture: {
    route: 'POST /admin/events/:id/picture',
    access: 'content.write',
    summary: 'Set the picture of an event',
    params: ById,
    multipart: { picture: 'file' },
    answer: data(AdminEvent),
  },
  adminRemoveEventPicture: {
    route: 'DELETE /admin/events/:id/picture',
    access: 'content.write',
    summary: 'Delete the picture of an event',
    params: ById,
    answer: data(AdminEvent),
  },
} as const satisfies Record<string, CallSchema>
