import { z } from 'zod'
import { eventStates, visibilities } from '#shop/content/content.ts'
import { Name, NameOrNone, PlainText } from '../../amounts.schema.ts'
import { type CallSchema, counted, Paged } from '../../call-schema.ts'
import { periodFields } from '../office/period.schema.ts'
import { ToCheck, urduLine, urduText } from '../../urdu.schema.ts'
import { collectionCalls } from './collection.schema.ts'

const fields = {
  name: Name(120),
  description: PlainText(10_000).describe('Markdown'),
  location: NameOrNone(200).describe('venue'),
  nameUr: urduLine(120),
  descriptionUr: urduText(10_000),
  locationUr: urduLine(200),
  firstDay: z.iso.date().describe("first day, in the shop's time zone"),
  lastDay: z.iso.date().describe("last day, in the shop's time zone"),
  shown: z.boolean().describe('false: a draft, only staff see it'),
}

/** An event of the shop's calendar, as staff write it. */
export const AdminEvent = z.object({
  ...fields,
  ...periodFields,
  id: z.string(),
  picture: z.string().nullable(),
  showing: z.enum(visibilities).describe('`out`: shoppers see it'),
  state: z.enum(eventStates).describe('draft, or whether the event is upcoming, current or over'),
  toCheck: ToCheck,
  version: z.int(),
})

const calls = collectionCalls('/admin/events', 'an event', {
  answer: AdminEvent,
  fields: { ...fields, ...periodFields },
  create: { ...fields, ...z.object(periodFields).partial().shape },
})

export const eventCalls = {
  adminEvents: {
    route: 'GET /admin/events',
    access: 'content.read',
    summary: 'List all events: drafts first, then by first day, latest first',
    query: Paged.omit({ q: true }).extend({ state: z.enum(eventStates).optional() }),
    answer: counted(AdminEvent),
  },
  adminEvent: calls.read,
  adminCreateEvent: calls.create,
  adminChangeEvent: calls.change,
  adminRemoveEvent: calls.remove,
  adminSetEventPicture: calls.setPicture,
  adminRemoveEventPicture: calls.removePicture,
} as const satisfies Record<string, CallSchema>
